import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../tests/support/unit/samples';
import type { PaymentMethod } from '../api/contract/method';
import { CARD_VIEW_TYPES } from '../spec/cardViewTypes';
import { CAPTCHA_PROVIDER_METHODS } from '../spec/methodLists';
import { kindOf } from './kindOf';
import { METHOD_KINDS } from './registry';

const kindHere = (method: PaymentMethod) => kindOf(method, { parent: {}, user: {} });
const uncategorised = { category: 'unheard_of' };

describe('[METH-02] the kind of a method', () => {
  const viewTypes = METHOD_KINDS.flatMap(({ name, cardViewTypes = [] }) =>
    cardViewTypes.map(viewType => ({ name, viewType })),
  );

  it.each(viewTypes)('view type $viewType is of kind $name, by name and by number', ({ name, viewType }) => {
    const number = CARD_VIEW_TYPES[viewType];
    for (const cardViewType of [viewType, number]) {
      expect(kindHere(sampleMethod({ ...uncategorised, name: 'x', cardViewType })).name).toBe(name);
    }
  });

  const names = METHOD_KINDS.flatMap(({ name, methods = [] }) => methods.map(method => ({ name, method })));

  it('a method’s own name comes before its view type and category', () => {
    for (const { name, method } of names) {
      expect(kindHere(sampleMethod({ name: method, cardViewType: 'card' })).name).toBe(name);
    }
  });

  it.each(CAPTCHA_PROVIDER_METHODS)(
    '[CAP-01] %s is made by deposit-create, which carries the captcha, unless its view type says p2p',
    name => {
      expect(kindHere(sampleMethod({ name })).create).toBeUndefined();
      expect(kindHere(sampleMethod({ name, cardViewType: 'p2p' })).name).toBe('p2p');
    },
  );

  const categories = METHOD_KINDS.flatMap(({ name, categories: list = [] }) =>
    list.map(category => ({ name, category })),
  );

  it.each(categories)(
    'the category $category is of kind $name where nothing else says',
    ({ name, category }) => {
      expect(kindHere(sampleMethod({ name: 'x', category })).name).toBe(name);
      expect(kindHere(sampleMethod({ name: 'x', category, cardViewType: 'card' })).name).toBe('card');
    },
  );

  it.each([undefined, 0, 'default', 99, 'unheard_of'])(
    'view type %s of no category is a redirect',
    cardViewType => {
      const method = sampleMethod({
        ...uncategorised,
        name: 'x',
        ...(cardViewType !== undefined && { cardViewType }),
      });
      expect(kindHere(method).name).toBe('redirect');
    },
  );

  it('no two kinds claim the same view type, method or category', () => {
    for (const claims of [
      viewTypes.map(row => row.viewType),
      names.map(row => row.method),
      categories.map(row => row.category),
    ]) {
      expect(new Set(claims).size).toBe(claims.length);
    }
    expect(new Set(METHOD_KINDS.map(({ name }) => name)).size).toBe(METHOD_KINDS.length);
  });
});
