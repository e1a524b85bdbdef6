import { act } from '@testing-library/react';
import { inputsOf } from './controls';
import { settle, type Table, type Take } from './createTable';
import { NETWORK_EVENTS } from './networkEvents';
import { PLAYER_EVENTS } from './playerEvents';
import { WORLD_EVENTS } from './worldEvents';

/** In which the player types and chooses nothing. */
const OTHERS: Readonly<Record<string, Take>> = { ...NETWORK_EVENTS, ...WORLD_EVENTS };
const EVENTS: Readonly<Record<string, Take>> = { ...PLAYER_EVENTS, ...OTHERS };

export interface Step {
  /** One of EVENTS, or an event of the setting's own. */
  kind: string;
  /** Which of what there is; any number will do. */
  nth: number;
}

/** A code that was wrong goes once another is on its way. */
const mayGo = (input: HTMLInputElement): boolean =>
  input.name === 'code' && input.getAttribute('aria-invalid') === 'true';

/** What stands in the form and has to stay, by its fields. */
const typedIn = (table: Table): Map<string, string> =>
  new Map(
    inputsOf(table.page().container)
      .filter(input => !mayGo(input))
      .map(({ name, value }) => [name, value.replaceAll(' ', '')]),
  );

/** What one tab has stored the others hear of. */
async function tellTabs(table: Table, before: Record<string, string>): Promise<void> {
  if (table.tabs().length < 2 || table.setting.areTabsWidgets) return;
  const after = table.browser.stored();
  const changed = Object.keys({ ...before, ...after }).filter(key => before[key] !== after[key]);
  await act(async () => {
    for (const key of changed) window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  if (changed.length > 0) await settle();
}

/** Takes it, and says what it was; null where there was nothing of the kind. */
export async function takeStep(table: Table, { kind, nth }: Step): Promise<string | null> {
  const take = table.setting.events?.[kind] ?? EVENTS[kind];
  if (!take) throw new Error(`No event is called ${kind}`);
  const page = table.page();
  const { key } = page.cashier.router.current();
  const before = typedIn(table);
  const stored = table.browser.stored();
  const said = await take(table, nth);
  await tellTabs(table, stored);
  const isSame = table.page() === page && page.cashier.router.current().key === key;
  if (!isSame || !(kind in OTHERS)) return said;
  // What was typed stays, whatever comes.
  const after = typedIn(table);
  for (const [name, value] of before)
    if (value !== '' && after.has(name) && after.get(name) !== value)
      table.found.push(`${name} was ${value}, and is "${after.get(name)}"`);
  return said;
}
