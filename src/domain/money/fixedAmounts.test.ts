import { describe, expect, it } from 'vitest';
import { fixedAmounts } from './fixedAmounts';

const market = (field: object) => ({ name: 'p2p_market', fields: [{ name: 'amount', ...field }] });

describe('[FORM-06] fixed amounts', () => {
  it('are those that the pattern lists', () => {
    const regex = '^(100|200|500)$';
    expect(fixedAmounts(market({ regex }))).toEqual({ regex, amounts: [100, 200, 500] });
  });

  it('are those that the pattern lists with decimals', () => {
    expect(fixedAmounts(market({ regex: '^(0\\.1|0\\.25|1)$' }))?.amounts).toEqual([0.1, 0.25, 1]);
  });

  it('are those that the pattern lists where the field’s own list is empty', () => {
    expect(fixedAmounts(market({ regex: '^(100|200)$', values: [] }))?.amounts).toEqual([100, 200]);
  });

  it('are those of the field’s own list before', () => {
    const values = [
      { value: '50' },
      { value: '75.5' },
      { value: 'none' },
      { value: '0' },
      { value: 'Infinity' },
    ];
    expect(fixedAmounts(market({ regex: '^\\d+$', values }))?.amounts).toEqual([50, 75.5]);
  });

  it('are those of the field that is an amount by its type too', () => {
    const fields = [{ name: 'bank' }, { name: 'sum', type: 'amount', regex: '^(100|200)$' }];
    expect(fixedAmounts({ name: 'p2p_market', fields })?.amounts).toEqual([100, 200]);
  });

  it('keep a rule that lists nothing as a rule alone', () => {
    for (const regex of ['^\\d+00$', '^[1-9](100|200)$', '^(100|200)\\d*$'])
      expect(fixedAmounts(market({ regex }))).toEqual({ regex, amounts: [] });
  });

  it('are those of a list without a pattern, and no others', () => {
    const values = [{ value: '100.00' }, { value: '75.5' }, { value: '0.0000005' }];
    expect(fixedAmounts(market({ values }))).toEqual({
      regex: '^(100|75\\.5|0\\.0000005)$',
      amounts: [100, 75.5, 0.0000005],
    });
    const one = [{ value: '100' }];
    expect(fixedAmounts(market({ values: one }))).toEqual({ regex: '^(100)$', amounts: [100] });
  });

  it('belong to p2p_market alone, and need a pattern or a list', () => {
    expect(fixedAmounts({ name: 'card', fields: [{ name: 'amount', regex: '^(100)$' }] })).toBeNull();
    expect(fixedAmounts(market({}))).toBeNull();
    expect(fixedAmounts({ name: 'p2p_market', fields: [] })).toBeNull();
  });
});
