/** Experiments: specification section 9, HOST-02. */
export const EXPERIMENT_DEFAULT_GROUPS = {
  'analytics-21868': 'group_a',
  'analytics-20531': undefined,
  'analytics-24272': undefined,
} as const;

/** The experiment behind abTestGroup and the crypto bonus. */
export const AB_TEST_EXPERIMENT = 'analytics-21868';
/** CRY-02: the group that sees the crypto bonus. */
export const CRYPTO_BONUS_GROUP = 'group_b';
