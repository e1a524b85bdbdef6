import { isCryptoBonusAvailable } from '../../../domain/bonus/isCryptoBonusAvailable';
import { abTestGroup } from '../../../domain/player/abTestGroup';
import type { Cashier } from '../../../state/Cashier';

/** Whether the crypto bonus is offered (CRY-02), by the host's flag and experiment and the server's methods. */
export const hasCryptoBonus = ({ parent, methods }: Pick<Cashier, 'parent' | 'methods'>): boolean =>
  isCryptoBonusAvailable({
    categories: methods.list.map(({ category }) => category),
    isFlagged: parent.schema?.isCryptoBonusAvailable === true,
    experimentGroup: abTestGroup(parent.experiments),
  });
