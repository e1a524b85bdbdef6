import { builtinEnvironments, type Environment } from 'vitest/runtime';

const page = builtinEnvironments['happy-dom'];

/**
 * A page of happy-dom without a network. From Node 25 on there are storages of Node's own, by the same names, which
 * would stay in its place.
 */
const environment: Environment = {
  ...page,
  name: 'page',
  setup: async (global, options) => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(global, name);
    const made = await page.setup(global, options);
    global.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    return made;
  },
};

export default environment;
