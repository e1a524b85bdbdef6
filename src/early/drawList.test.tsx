import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderCashier, settle } from '../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleCard, sampleMethod } from '../../tests/support/unit/samples';
import type { ParentData } from '../host/parentData';
import type { StartUser } from '../state/CashierHandle';
import { loadFlags, loadMarks } from '../ui/picture/loadPictures';
import { drawList } from './drawList';
import { readEarlyMethods } from './readEarlyMethods';

interface Row {
  what: string;
  methods: unknown[];
  parent?: Partial<ParentData>;
  user?: Partial<StartUser>;
}

const many = (count: number, overrides: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    sampleMethod({
      name: `method_${index}`,
      text: { en: `Method ${index}`, es: `Método ${index}` },
      category: 'e-money',
      position: index,
      ...overrides(index),
    }),
  );

const rows: Row[] = [
  { what: 'two methods', methods: [sampleMethod(), sampleCard()] },
  {
    what: 'a balance',
    methods: [sampleMethod()],
    user: { balanceData: { primary: { amount: 1234.5, currency: 'MXN' } } },
  },
  {
    what: 'no balance that can be read',
    methods: [sampleMethod()],
    user: { balanceData: { primary: { amount: '5' } } },
  },
  { what: 'a search, a long list and right to left', methods: many(14), parent: { config: { dir: 'rtl' } } },
  { what: '200 methods', methods: many(200) },
  { what: 'popular ones', methods: many(13, index => ({ isPopular: index % 5 === 0 })) },
  {
    what: 'folded categories, known and not',
    methods: many(6, index => ({ category: index < 3 ? 'cash_methods' : 'space_money' })),
  },
  {
    what: 'closed ones',
    methods: many(12, index => ({
      isDisabled: index % 2 === 0,
      ...(index > 5 && { disabledReason: 'Back at 9' }),
    })),
  },
  {
    what: 'limits of every kind',
    methods: many(4, index => ({
      amount_rules: [
        { MXN: { min: 0, max: 0 } },
        { MXN: { min: 10, max: 0 } },
        {},
        { MXN: { min: 1, max: 9.5, minNonRus: 3 } },
      ][index],
    })),
  },
  { what: 'no text in any language', methods: [sampleMethod({ text: {} })] },
  {
    what: 'an unknown country and currency',
    methods: [sampleMethod({ currency: ['XTS'] })],
    user: { paymentGeo: 'Q9', currency: 'XTS' },
  },
  {
    what: 'the classic look without a close button',
    methods: [sampleMethod()],
    parent: { platformVersion: 'classic', closingButton: false },
  },
];

/** The tree as text: attributes in order, ids by their turn. */
function outlineOf(element: Element, ids = new Map<string, string>(), indent = ''): string {
  for (const { id } of [element, ...element.querySelectorAll('[id]')]) {
    if (id && !ids.has(id)) ids.set(id, `id-${ids.size}`);
  }
  const attributes = [...element.attributes]
    .map(({ name, value }) => `${name}=${ids.get(value) ?? value.replace(/\s/g, '')}`)
    .sort()
    .join(' ');
  const children = [...element.childNodes].map(child =>
    child instanceof Element ? outlineOf(child, ids, `${indent} `) : `${indent} ${child.textContent}`,
  );
  return [`${indent}<${element.localName} ${attributes}>`, ...children].join('\n');
}

// The drawings of marks and flags come after the first paint: both lists begin without them, in each of these pages.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  for (const loader of [loadMarks, loadFlags]) delete loader.loaded;
});

describe('[METH-03] [METH-04] the list that the shell draws', () => {
  it.each(rows)('is the one that the app draws: $what', async ({ methods, parent = {}, user = {} }) => {
    const answer = methodsAnswer(...(methods as Parameters<typeof methodsAnswer>));
    const { cashier } = await renderCashier({ parent, user, answers: { 'methods-payment-v3': answer } });
    await screen.findByRole('group');
    await settle();
    const drawn = document.querySelector('section.screen');
    const { handle } = cashier;
    const read = readEarlyMethods(answer, handle.user.currency);
    const early = drawList({
      root: document.createElement('div').attachShadow({ mode: 'open' }),
      methods: read ?? [],
      parent: handle.parent,
      user: handle.user,
      theme: 'light',
    }).querySelector('section.screen');
    if (!drawn || !early) throw new Error('No list');
    expect(outlineOf(early)).toBe(outlineOf(drawn));
  });

  it.each([
    ['a method without a name', { methods: [sampleMethod(), { ...sampleMethod(), name: 5 }] }],
    [
      'an amount that is no number',
      { methods: [{ ...sampleMethod(), amount_rules: { MXN: { min: '1', max: 2 } } }] },
    ],
    ['no method in the currency', { methods: [{ ...sampleMethod(), currency: ['USD'] }] }],
    ['two methods of one name', { methods: [sampleMethod(), sampleMethod()] }],
    ['a field without a name', { methods: [{ ...sampleMethod(), fields: [{ type: 'text' }] }] }],
    [
      'a lowest amount that is no number',
      { methods: [{ ...sampleMethod(), amount_rules: { MXN: { min: 1, max: 2, minNonRus: '1' } } }] },
    ],
    ['a direct region', { ...methodsAnswer(sampleMethod()), isDirectGeo: true }],
    ['no list', { methods: null }],
    ['no answer', null],
  ])('[ROUTE-06] waits for the app, which says what is wrong: %s', (_, answer) => {
    expect(readEarlyMethods(answer, 'MXN')).toBeNull();
  });
});
