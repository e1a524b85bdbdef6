import { checkAnswer } from '../api/checkAnswer';
import { type Bonus, BonusStruct } from '../api/contract/bonus';
import { activeBonus, eligibleBonuses } from '../domain/bonuses';
import { INCORRECT_HOST_DATA } from '../spec/messages';
import type { Cashier } from '../state/Cashier';

/** The host's bonuses, checked one by one (BON-01): a broken one is reported and left out. */
export function readBonuses({ parent, bonuses, send }: Cashier): void {
  const list: Bonus[] = [];
  parent.bonusList.forEach((raw, index) => {
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
  bonuses.list = kept;
  const active = activeBonus(kept, parent.bonusId);
  bonuses.activeId = active ? String(active.id) : null;
}
