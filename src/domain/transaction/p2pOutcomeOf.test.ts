import { describe, expect, it } from 'vitest';
import { p2pOutcomeOf } from './p2pOutcomeOf';

describe('P2P statuses', () => {
  it.each([
    ['AUTO_CANCELED', 'canceled'],
    ['CANCELED', 'canceled'],
    ['Cancelled', 'canceled'],
    ['PAYED', 'paid'],
    ['payed ', 'paid'],
    ['WAITING', 'open'],
    ['', 'open'],
    [undefined, 'open'],
    [1, 'open'],
  ])('[P2P-04] %s is %s', (status, outcome) => {
    expect(p2pOutcomeOf(status)).toBe(outcome);
  });
});
