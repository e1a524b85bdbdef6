import { backBy } from './backBy';
import {
  findAll,
  inputsOf,
  leadsAway,
  methodsOf,
  nameOf,
  of,
  press,
  scopeOf,
  submitOf,
  typeInto,
} from './controls';
import { settle, type Take } from './createTable';
import { fillForm, valueFor } from './fillForm';
import { NETWORK_EVENTS } from './networkEvents';

/** The usual way on: a method, what its form asks for, the button. */
const order: Take = async (table, nth) => {
  const method = of(methodsOf(table.page()), nth);
  const name = method ? nameOf(method) : '';
  if (!method && !submitOf(table.page())) return null;
  await press(method);
  const fields = await fillForm(table, nth);
  const submit = submitOf(table.page());
  const button = submit ? nameOf(submit) : '(no button)';
  await press(submit);
  return `order ${name} [${fields}] ${button}`;
};

const fill: Take = async (table, nth) => {
  const submit = submitOf(table.page());
  if (!submit) return null;
  const fields = await fillForm(table, nth);
  await press(submitOf(table.page()));
  return `fill [${fields}] ${nameOf(submit)}`;
};

/** What the player does at the widget. */
export const PLAYER_EVENTS = {
  order,
  fill,
  press: async (table, nth) => {
    const controls = findAll(
      table.page(),
      'button:not([disabled]), a[href], input[type=radio], input[type=checkbox]',
    ).filter(one => !leadsAway(one) || nth % 20 === 0);
    const control = of(controls, nth);
    if (!control) return null;
    const name = nameOf(control);
    await press(control);
    return `press "${name}"`;
  },
  type: async (table, nth) => {
    const input = of(inputsOf(scopeOf(table.page())), nth);
    if (!input) return null;
    await typeInto(input, valueFor(table, input, Math.floor(nth / 7)));
    await settle();
    return `type ${input.name}`;
  },
  // A whole way to the next screen, with nothing in between.
  through: async (table, nth) => {
    const isList = findAll(table.page(), '[part~=method]').length > 0;
    const sent = await (isList ? order : fill)(table, nth);
    const made = sent && (await NETWORK_EVENTS.make(table, nth));
    return sent && (made ? `${sent}, ${made}` : sent);
  },
  pay: async (table, nth) => {
    const button = submitOf(table.page());
    if (!button) return null;
    const name = nameOf(button);
    const times = nth % 3 === 0 ? 2 : 1;
    await press(button, times);
    return `pay "${name}"${times > 1 ? ' twice' : ''}`;
  },
  back: backBy(({ router }) => router.back()),
} satisfies Record<string, Take>;
