import { expect, it } from 'vitest';
import { isGate, sendStage } from './sendStage';

const ready = { isSeen: false, isExpired: false, isWarned: true, hasMemo: true };

it.each([
  ['address', false, {}],
  ['memo', true, { hasMemo: false }],
  ['warning', true, { isWarned: false, hasMemo: false }],
  ['expired', true, { isExpired: true, isWarned: false, hasMemo: false }],
  ['seen', false, { isSeen: true, isExpired: true, isWarned: false, hasMemo: false }],
] as const)('[CRY-01] the stage %s, a gate: %s, is that of %j', (stage, isClosed, facts) => {
  expect(sendStage({ ...ready, ...facts })).toBe(stage);
  expect(isGate(stage)).toBe(isClosed);
});
