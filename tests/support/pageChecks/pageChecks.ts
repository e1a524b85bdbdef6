import { findFocusFaults } from './findFocusFaults';
import { findForcedColorFaults } from './findForcedColorFaults';
import { findLayoutFaults } from './findLayoutFaults';
import { findScreenFaults } from './findScreenFaults';
import { findTextFaults } from './findTextFaults';

const pageChecks = {
  findFocusFaults,
  findForcedColorFaults,
  findLayoutFaults,
  findScreenFaults,
  findTextFaults,
};

export type PageChecks = typeof pageChecks;

// Bundled, and run in the page by runPageCheck.ts.
Object.assign(globalThis, { pageChecks });
