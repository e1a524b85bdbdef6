import { expect, it } from 'vitest';
import { fieldModelOf } from '../../../tests/support/unit/fieldModelsOf';
import { cardMultipleKind } from './cardMultipleKind';

it.each([
  [1, 'segments', '1'],
  [3, 'segments', '1'],
  [4, 'select', ''],
  [0, 'text', ''],
])('[METH-02] of %i types of cards one is chosen by %s: %j', async (count, kind, initial) => {
  const values = Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, text: '' }));
  const model = await fieldModelOf({ name: 'card_type', type: 'dropdown', values });
  expect(cardMultipleKind.shapeFields?.([model])).toMatchObject([{ kind, initial }]);
  const given = { ...model, initial: 'given' };
  expect(cardMultipleKind.shapeFields?.([given])).toMatchObject([{ initial: 'given' }]);
});
