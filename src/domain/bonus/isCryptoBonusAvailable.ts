import { CRYPTO_BONUS_GROUP } from '../../spec/experiments';
import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';

/** CRY-02: needs crypto among the categories, the parent's flag, and the experiment's group. */
export function isCryptoBonusAvailable(facts: {
  categories: readonly string[];
  isFlagged: boolean;
  experimentGroup: string | undefined;
}): boolean {
  return (
    facts.isFlagged &&
    facts.experimentGroup === CRYPTO_BONUS_GROUP &&
    facts.categories.includes(CRYPTO_CATEGORY)
  );
}
