import { isCryptoBonusAvailable } from '../../../domain/bonus/isCryptoBonusAvailable';
import { abTestGroup } from '../../../domain/player/abTestGroup';
import type { Cashier } from '../../../state/Cashier';

/** CRY-02, from what the host and the server said. */
export const hasCryptoBonus = ({ parent, methods }: Pick<Cashier, 'parent' | 'methods'>): boolean =>
  isCryptoBonusAvailable({
    categories: methods.list.map(({ category }) => category),
    isFlagged: parent.schema?.isCryptoBonusAvailable === true,
    experimentGroup: abTestGroup(parent.experiments),
  });
