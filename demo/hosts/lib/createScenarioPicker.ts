import { SCENARIOS, scenarioById } from '../../sandbox/scenarios';
import { amountFor } from './amountFor';
import { copy } from './copy';
import { find } from './find';
import { make } from './make';

/** The picker of an outcome: says which amount to type, and copies it. */
interface ScenarioPicker {
  show(id: string, currency: string, isCrypto: boolean): void;
}

/** Fills the list; it belongs to the setup's form and is read with it. */
export function createScenarioPicker(): ScenarioPicker {
  const amount = find('#scenario-amount', HTMLOutputElement);
  const button = find('#scenario-copy', HTMLButtonElement);
  find('#scenario', HTMLSelectElement).replaceChildren(
    ...SCENARIOS.map(({ id, ending, says }) => make('option', { value: id }, `${ending}: ${says}`)),
  );
  button.addEventListener('click', () => void copy(amount.value, button));
  return {
    show(id, currency, isCrypto) {
      const { ending } = scenarioById(id) ?? { ending: 901 };
      amount.value = amountFor(ending, currency, isCrypto);
    },
  };
}
