import { builtinEnvironments, type Environment } from 'vitest/runtime';

const page = builtinEnvironments['happy-dom'];

/**
 * A page of happy-dom. From Node 25 on there are storages of Node's own, by the same names, which would stay
 * in its place.
 */
const environment: Environment = {
  ...page,
  name: 'page',
  setup: (global, options) => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(global, name);
    return page.setup(global, options);
  },
};

export default environment;
