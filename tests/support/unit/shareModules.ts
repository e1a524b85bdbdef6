import { vi } from 'vitest';

const refuse = (): never => {
  throw new Error(
    'The files of this project share their modules: what takes others in their place, or loads them anew, stands apart (vitest.config.ts)',
  );
};

/**
 * A custom element stays in the window under its name: with modules that are loaded anew, the app of the old ones would
 * draw the screens of the new.
 */
Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse });
