import { ref } from 'valtio/vanilla';
import { checkAnswer } from '../api/checkAnswer';
import { type Bonus, BonusStruct } from '../api/contract/bonus';
import { activeBonus, eligibleBonuses } from '../domain/bonus/bonuses';
import { INCORRECT_HOST_DATA } from '../spec/messages';
import type { Cashier } from '../state/Cashier';

/** No player has more. An endless list must neither freeze the page nor flood the host with reports. */
const MOST_BONUSES = 500;

/**
 * Checks the host's bonuses one by one (BON-01): a broken one is reported and left out. A bonus that the
 * player has chosen stays chosen while it is offered.
 */
export function readBonuses({ parent, bonuses, send }: Cashier): void {
  const list: Bonus[] = [];
  if (parent.bonusList.length > MOST_BONUSES)
    send({
      messageType: 'Error',
      message: `${INCORRECT_HOST_DATA}: bonusList: only the first ${MOST_BONUSES} are read`,
      field: 'bonusList',
    });
  parent.bonusList.slice(0, MOST_BONUSES).forEach((raw, index) => {
    const checked = checkAnswer(raw, BonusStruct);
    if (checked.ok) list.push(checked.value);
    else
      send({
        messageType: 'Error',
        message: `${INCORRECT_HOST_DATA}: bonusList.${index}: ${checked.problem}`,
        field: 'bonusList',
      });
  });
  const kept = eligibleBonuses(list);
  bonuses.list = ref(kept);
  const chosen = kept.find(({ id }) => String(id) === bonuses.chosenId);
  const active = chosen ?? activeBonus(kept, parent.bonusId);
  bonuses.activeId = active ? String(active.id) : null;
}
