import { abTestGroup } from '../../../domain/player/abTestGroup';
import { CRYPTO_BONUS_GROUP } from '../../../spec/experiments';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import type { Cashier } from '../../../state/Cashier';

/** CRY-02: needs the host's flag, the group of its experiment, and crypto among the server's methods. */
export const offersCryptoBonus = ({ parent, methods }: Pick<Cashier, 'parent' | 'methods'>): boolean =>
  parent.schema?.isCryptoBonusAvailable === true &&
  abTestGroup(parent.experiments) === CRYPTO_BONUS_GROUP &&
  methods.list.some(({ category }) => category === CRYPTO_CATEGORY);
