import { AB_TEST_EXPERIMENT, EXPERIMENT_DEFAULT_GROUPS } from '../../spec/experiments';

/** The group of the experiment behind abTestGroup (HOST-02); the host's own entry comes first. */
export function abTestGroup(experiments: readonly { key: string; group: string }[]): string {
  const given = experiments.find(({ key }) => key === AB_TEST_EXPERIMENT)?.group;
  return given || EXPERIMENT_DEFAULT_GROUPS[AB_TEST_EXPERIMENT];
}
