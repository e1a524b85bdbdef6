import { expect, it } from 'vitest';
import type { FormField } from '../../../api/contract/form';
import { mergeFields } from './askedFields';

const field = (name: string, label = name): FormField => ({ name, label, type: 'text' });

it('[DEP-03] fields asked for again join the ones before; one of the same name takes its place', () => {
  const merged = mergeFields([field('a'), field('b')], [field('c'), field('a', 'A')]);
  expect(merged.map(({ name, label }) => [name, label])).toEqual([
    ['a', 'A'],
    ['b', 'b'],
    ['c', 'c'],
  ]);
});
