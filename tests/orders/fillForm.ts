import { act, fireEvent } from '@testing-library/react';
import { typedValues } from '../support/randomPlayer/typedValues';
import { findAll, inputsOf, of, scopeOf, typeInto } from './controls';
import { settle, type Table } from './createTable';

const AMOUNTS = ['100', '150', '200', '500'];
/** Of fields that no method names: a bank asks for them on the way. */
const ASKED: readonly [name: RegExp, value: string][] = [
  [/document/, 'AB12345'],
  [/detail/, 'A present'],
  [/code/, '123456'],
  [/contact_phone/, '5512345678'],
  [/sms_phone/, '5512345678'],
  [/phone/, '9812345678'],
  [/sent_amount/, '100'],
  [/utr/, '123456789012'],
  [/memo|tag/, '12345'],
  [/^card(_n|N)/, '4111111111111111'],
];

/** A value that the field takes. */
export function valueFor({ setting, user }: Table, { name }: HTMLInputElement, nth: number): string {
  if (name.includes('amount') && !/sent/.test(name)) return of(setting.amounts ?? AMOUNTS, nth) ?? '';
  const asked = ASKED.find(([known]) => known.test(name));
  return asked?.[1] ?? of(typedValues(user, name).fitting, nth) ?? '';
}

/** Fills in what is before the player and leaves every choice as `nth` has it. Says which fields. */
export async function fillForm(table: Table, nth: number): Promise<string> {
  const find = <Found extends HTMLElement>(selector: string) => findAll<Found>(table.page(), selector);
  const names: string[] = [];
  const groups = new Set(find<HTMLInputElement>('input[type=radio]:not([disabled])').map(({ name }) => name));
  for (const group of groups) {
    const choices = find<HTMLInputElement>(`input[type=radio][name="${group}"]:not([disabled])`);
    const choice = of(choices, Math.floor(nth / 3));
    await act(async () => choice?.click());
    names.push(`${group}=${choice?.value}`);
  }
  for (const { name } of find<HTMLSelectElement>('select:not([disabled])')) {
    const [select] = find<HTMLSelectElement>(`select[name="${name}"]`);
    const values = [...(select?.options ?? [])].map(({ value }) => value).filter(Boolean);
    // The first choice mostly: another may ask for more fields.
    const value = of(nth % 3 === 0 ? values : values.slice(0, 1), Math.floor(nth / 3)) ?? '';
    if (select && select.value !== value)
      await act(async () => fireEvent.change(select, { target: { value } }));
    names.push(`${name}=${value}`);
  }
  for (const input of inputsOf(scopeOf(table.page()))) {
    if (input.type === 'search') continue;
    await typeInto(input, valueFor(table, input, nth));
    names.push(`${input.name}=${input.value}`);
  }
  await settle();
  return names.join(' ');
}
