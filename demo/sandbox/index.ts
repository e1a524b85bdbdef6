export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';
export { FIELD_SCENARIOS, SCENARIOS, type Scenario, scenarioById } from './scenarios';
