import { describe, expect, it } from 'vitest';
import english from '../../../locales/en.json';
import { PAYMENT_CATEGORIES, SECTION_CATEGORIES } from '../../spec/paymentGroups';
import { type GroupableMethod, groupMethods, type MethodItem } from './groupMethods';
import { methodText } from './methodText';
import { searchMethods } from './searchMethods';

function method(name: string, category: string, position: number, isPopular = false): GroupableMethod {
  return { name, category, position, isPopular, text: { en: name } };
}

function nameOf(item: MethodItem<GroupableMethod>): string {
  return item.kind === 'method'
    ? item.method.name
    : `${item.group.name}(${item.group.paymentMethods.length})`;
}

function outline(methods: GroupableMethod[]): Record<string, string[]> {
  return Object.fromEntries(
    groupMethods(methods, 'en').map(section => [section.name, section.items.map(nameOf)]),
  );
}

const tiles = PAYMENT_CATEGORIES.filter(category => !SECTION_CATEGORIES.includes(category));

describe('groupMethods', () => {
  it.each(['', ' ', '_'])(
    '[METH-03] methods of the category %j, which has no name, stand alone',
    category => {
      expect(outline([method('a', category, 1), method('b', category, 2)])).toEqual({ other: ['a', 'b'] });
    },
  );

  it.each(tiles)('[METH-03] %s folds into one tile from two methods on, at the lowest position', category => {
    const [section] = groupMethods([method('a', category, 7), method('b', category, 3)], 'en');
    expect(section?.items).toEqual([
      {
        kind: 'group',
        position: 3,
        group: {
          name: category,
          position: 3,
          paymentMethods: [method('b', category, 3), method('a', category, 7)],
        },
      },
    ]);
  });

  it.each(tiles)('[METH-03] a single method of %s shows itself', category => {
    expect(outline([method('a', category, 1)])).toEqual({ other: ['a'] });
  });

  it.each(SECTION_CATEGORIES)('[METH-03] %s is a heading with its methods in view', category => {
    const methods = [method('b', category, 2), method('a', category, 1)];
    expect(outline(methods)).toEqual({ [category]: ['a', 'b'] });
  });

  it('[METH-03] knows every category of the specification and the labels that it fixes', () => {
    expect(PAYMENT_CATEGORIES.length).toBeGreaterThanOrEqual(20);
    for (const category of PAYMENT_CATEGORIES) expect(english).toHaveProperty([`group.${category}`]);
    expect(english['group.indian-methods-grouped']).toBe('UPI Transfer');
    expect(english['group.me2me_grouped']).toBe('Withdrawal to card');
    expect(english['group.rcgcard_pc_groupes_category']).toBe('Gift cards');
    expect(english['group.p2p_methods_kyrgyzstan']).toBe('Transfer to card');
    expect(english['group.p2p_methods_ukraine']).toBe('Transfer to card');
    expect(english['group.cash_methods_kyrgyzstan']).toBe('Transfer to card');
    expect(english['group.cash_methods_ukraine']).toBe('Transfer to card');
  });

  it('[METH-03] folds a category that it does not know too', () => {
    expect(outline([method('a', 'new', 1), method('b', 'new', 2)])).toEqual({ other: ['new(2)'] });
  });

  it('[METH-04] popular ones come first, then sections and items by position', () => {
    const methods = [
      method('wallet', 'e-money', 1),
      method('visa', 'card_method', 5, true),
      method('mir', 'card_method', 6),
      method('btc', 'crypto', 4),
      method('eth', 'crypto', 3),
      method('oxxo', 'cash_methods', 2),
    ];
    const grouped = groupMethods(methods, 'en');
    expect(grouped.map(section => section.name)).toEqual(['popular', 'e-money', 'other', 'card_method']);
    expect(outline(methods)).toEqual({
      popular: ['visa'],
      'e-money': ['wallet'],
      other: ['oxxo', 'crypto(2)'],
      card_method: ['mir'],
    });
  });

  it('[METH-03] [METH-04] a tile keeps its popular methods and is popular itself', () => {
    const methods = [method('btc', 'crypto', 1), method('ton', 'crypto', 9, true), method('a', 'e-money', 0)];
    const [popular] = groupMethods(methods, 'en');
    const [tile] = popular?.items ?? [];
    expect(tile?.kind === 'group' ? tile.group.paymentMethods.map(({ name }) => name) : []).toEqual([
      'ton',
      'btc',
    ]);
    expect(outline(methods)).toEqual({ popular: ['crypto(2)'], 'e-money': ['a'] });
    expect(outline([...methods, method('visa', 'card_method', 5, true)])).toMatchObject({
      popular: ['crypto(2)', 'visa'],
    });
  });

  it('[METH-04] equal positions go by text', () => {
    expect(outline([method('Spei', 'e-money', 1), method('oxxo', 'e-money', 1)])).toEqual({
      'e-money': ['oxxo', 'Spei'],
    });
  });

  it('[METH-04] every method stands in one place and the list given is left as it was', () => {
    const methods = PAYMENT_CATEGORIES.flatMap((category, index) => [
      method(`${category} 1`, category, index),
      method(`${category} 2`, category, 50 - index, index % 3 === 0),
    ]);
    const before = structuredClone(methods);
    const placed = groupMethods(methods, 'en')
      .flatMap(section => section.items)
      .flatMap(item => (item.kind === 'group' ? item.group.paymentMethods : [item.method]));
    expect(placed.map(({ name }) => name).sort()).toEqual(methods.map(({ name }) => name).sort());
    expect(methods).toEqual(before);
    expect(groupMethods([], 'en')).toEqual([]);
  });
});

describe('methodText', () => {
  const text = { en: 'Cards', es: 'Tarjetas', 'es-MX': 'Tarjeta', hi: 'कार्ड', in: 'Card se', ru: ' ' };
  it.each([
    ['es-MX', 'Tarjeta'],
    ['es', 'Tarjetas'],
    ['es-ES', 'Tarjetas'],
    ['hi-IN', 'कार्ड'],
    ['hi-Latn-IN', 'Card se'],
    ['ru', 'Cards'],
    ['de', 'Cards'],
    ['constructor', 'Cards'],
  ])('[METH-04] in %s is %s', (lang, expected) => {
    expect(methodText({ name: 'card', text }, lang)).toBe(expected);
  });

  it('[METH-04] is the name where no text is given', () => {
    expect(methodText({ name: 'card', text: {} }, 'es')).toBe('card');
    expect(methodText({ name: 'card' }, 'es')).toBe('card');
  });

  it.each([
    ['pt', { en: 'Cards', 'pt-BR': 'Cartões' }, 'Cartões'],
    ['pt', { pt_BR: 'Cartões', 'en-GB': 'Cards' }, 'Cartões'],
    ['zh', { 'zh-CN': '卡', en: 'Cards' }, '卡'],
    ['es-MX', { 'es-AR': 'Tarjetas', en: 'Cards' }, 'Tarjetas'],
    ['es-MX', { 'es-AR': 'Tarjetas', es: 'Tarjeta' }, 'Tarjeta'],
    ['es', { 'es-MX': 'Tarjeta' }, 'Tarjeta'],
    ['de', { 'en-US': 'Cards' }, 'Cards'],
    ['hi', { 'hi-Latn-IN': 'Card se', en: 'Cards' }, 'Cards'],
    ['hi-Latn-IN', { 'hi-IN': 'कार्ड', 'hi-Latn': 'Card se' }, 'Card se'],
    ['fil', { fi: 'Kortit', en: 'Cards' }, 'Cards'],
    ['pt', { 'pt-BR': ' ', 'pt-PT': 'Cartão' }, 'Cartão'],
  ])('[METH-04] in %s of %j is %s: a language is read wherever it is spoken', (lang, given, expected) => {
    expect(methodText({ name: 'card', text: given }, lang)).toBe(expected);
  });

  it('[METH-04] Hindi in Latin letters has no text in the other script', () => {
    expect(methodText({ name: 'card', text: { en: 'Cards', hi: 'कार्ड' } }, 'hi-Latn-IN')).toBe('Cards');
  });
});

describe('searchMethods', () => {
  const methods = [
    { name: 'oxxo', text: { en: 'OXXO Pay' } },
    { name: 'tdc', text: { en: 'Credit card', es: 'Tarjeta de crédito' } },
  ];
  it.each([
    ['credito', ['tdc']],
    ['CRÉDITO tarjeta', ['tdc']],
    ['pay', ['oxxo']],
    ['TDC', ['tdc']],
    ['credit card', ['tdc']],
    ['  ', ['oxxo', 'tdc']],
    ['card oxxo', []],
  ])('[METH-04] %j finds %j', (query, names) => {
    expect(searchMethods(methods, query, 'es', () => '').map(({ name }) => name)).toEqual(names);
  });

  it('[METH-04] a group is found by what it is called', () => {
    const found = searchMethods(methods, 'bank transfer', 'en', ({ name }) =>
      name === 'oxxo' ? 'Bank transfer' : '',
    );
    expect(found.map(({ name }) => name)).toEqual(['oxxo']);
  });
});
