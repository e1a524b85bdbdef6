import { expect, it } from 'vitest';
import { abTestGroup } from './abTestGroup';

it.each([
  ['none', undefined, 'group_a'],
  ['an empty one', '', 'group_a'],
  ['its own', 'group_b', 'group_b'],
])('[HOST-02] the group of analytics-21868: %s', (_case, group, expected) => {
  const others = [{ key: 'analytics-20531', group: 'group_c' }];
  const given = group === undefined ? others : [...others, { key: 'analytics-21868', group }];
  expect(abTestGroup(given)).toBe(expected);
});
