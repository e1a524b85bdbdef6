/**
 * Specification section 4: methods that no bonus goes with. Not among the other lists, which the list does
 * not load.
 */
export const BONUS_RESTRICTED_METHODS: readonly string[] = ['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'];
