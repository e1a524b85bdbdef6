import { groupInFours } from '../../../src/domain/card/cardNumber';
import { CURRENCIES } from '../../../src/spec/currencies';
import { FIELD_SCENARIOS, SCENARIOS, scenarioById } from '../../sandbox/scenarios';
import { amountFor } from './amountFor';
import { copy } from './copy';
import { make } from './make';

function row(value: string, says: string): HTMLElement {
  const button = make(
    'button',
    { type: 'button', className: 'amount', title: 'Copy' },
    make('code', {}, value),
    make('span', {}, says),
  );
  button.addEventListener('click', () => void copy(value.replaceAll(' ', ''), button));
  return make('li', {}, button);
}

/** The sandbox's known amounts and cards in the player's currency; a click copies one. */
export function showAmounts(amounts: Element, cards: Element, currency: string): void {
  const isCrypto = CURRENCIES[currency]?.isCrypto === true;
  amounts.replaceChildren(
    ...SCENARIOS.map(({ ending, says }) => row(amountFor(ending, currency, isCrypto), says)),
  );
  cards.replaceChildren(
    ...Object.entries(FIELD_SCENARIOS).map(([number, id]) =>
      row(groupInFours(number), scenarioById(id)?.says ?? id),
    ),
  );
}
