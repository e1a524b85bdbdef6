import { abTestGroup } from './abTestGroup';

export interface MethodsQuery {
  country: string;
  currency: string;
  abTestGroup: string;
}

/**
 * What methods-payment-v3 is asked with, the same from everywhere to the order of its fields: an answer that was asked
 * for ahead is taken for the same question alone.
 */
export const methodsQuery = (
  country: string,
  currency: string,
  experiments: Parameters<typeof abTestGroup>[0],
): MethodsQuery => ({
  country,
  currency,
  abTestGroup: abTestGroup(experiments),
});
