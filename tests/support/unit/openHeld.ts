import type { HoldEvent, HoldEvents } from '../../../src/host/HoldEvent';
import type { TestCashierOptions } from './createTestCashier';
import { created, openSubmit } from './openSubmit';

/** A cashier whose host may hold its steps; what it submits carries a card number that no host may see. */
export async function openHeld(answer: unknown = created(), options: TestCashierOptions = {}) {
  const test = await openSubmit(answer, options);
  const { submit: submitIntent } = test;
  const { element } = test.cashier.handle;
  const on = <Name extends keyof HoldEvents>(
    name: Name,
    listen: (event: HoldEvent<HoldEvents[Name]>) => void,
  ) => element.addEventListener(name, event => listen(event as HoldEvent<HoldEvents[Name]>));
  const submit = (given: Parameters<typeof submitIntent>[0] = {}) =>
    submitIntent({ fields: { card_number: 'canary' }, ...given });
  const shown = () => test.cashier.notifications.list.map(({ content }) => content);
  return Object.assign(test, { on, submit, shown, element });
}
