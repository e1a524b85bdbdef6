import { act, fireEvent } from '@testing-library/react';
import { type Page, settle } from './createTable';

export const of = <Item>(list: readonly Item[], nth: number): Item | undefined =>
  list[nth % Math.max(1, list.length)];

/** What is before the player: a dialog alone, where one is open. */
export const scopeOf = ({ container }: Page): HTMLElement => container.querySelector('dialog') ?? container;

export const findAll = <Found extends HTMLElement>(page: Page, selector: string): Found[] => [
  ...scopeOf(page).querySelectorAll<Found>(selector),
];

export const methodsOf = (page: Page): HTMLElement[] => findAll(page, '[part~=method]:not([disabled])');
export const buttonsOf = (page: Page): HTMLElement[] => findAll(page, 'button:not([disabled])');
export const submitOf = (page: Page): HTMLElement | undefined => findAll(page, '[part~=submit]').at(-1);

export const inputsOf = (scope: HTMLElement): HTMLInputElement[] => [
  ...scope.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio]):not([type=checkbox]):not([type=hidden]):not([disabled]):not([readonly]), textarea',
  ),
];

/** Out of what the player is at. */
export const leadsAway = (control: Element): boolean =>
  control.matches('[part~=close], [part~=segment], [part~=region]');

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '')
    .trim()
    .slice(0, 40);

export async function press(element: HTMLElement | undefined, times = 1): Promise<void> {
  await act(async () => {
    // As a browser does.
    element?.focus();
    for (let time = 0; time < times; time++) element?.click();
  });
  await settle();
}

export async function typeInto(input: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    input.focus();
    // As a browser tells it: a mask listens to no other.
    fireEvent.input(input, { target: { value } });
  });
}
