/** Specification section 4: methods that no bonus goes with. */
export const BONUS_RESTRICTED_METHODS = ['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'] as const;
