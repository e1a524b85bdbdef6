import { checkAnswer } from '../api/checkAnswer';
import { type Bonus, BonusStruct } from '../api/contract/bonus';
import { eligibleBonuses } from '../domain/bonus/bonuses';
import { INCORRECT_HOST_DATA } from '../spec/messages';
import type { Cashier } from '../state/Cashier';
import { offerBonuses } from '../state/createBonusesState';

/** No player has more. An endless list must neither freeze the page nor flood the host with reports. */
const MOST_BONUSES = 500;

/**
 * Checks the host's bonuses one by one (BON-01): a broken one is reported and left out. A bonus that the
 * player has chosen stays chosen while it is offered.
 */
export function readBonuses({ parent, bonuses, send }: Cashier): void {
  const { bonusList, bonusId } = parent;
  const list: Bonus[] = [];
  const report = (problem: string) =>
    send({
      messageType: 'Error',
      message: `${INCORRECT_HOST_DATA}: bonusList${problem}`,
      field: 'bonusList',
    });
  if (bonusList.length > MOST_BONUSES) report(`: only the first ${MOST_BONUSES} are read`);
  bonusList.slice(0, MOST_BONUSES).forEach((raw, index) => {
    const checked = checkAnswer(raw, BonusStruct);
    if (checked.ok) list.push(checked.value);
    else report(`.${index}: ${checked.problem}`);
  });
  offerBonuses(bonuses, eligibleBonuses(list), bonuses.chosenId, bonusId);
}
