import { afterEach, describe, expect, it } from 'vitest';
import { takePreloaded } from './takePreloaded';

const data = { country: 'MX', currency: 'MXN', abTestGroup: '' };
const wanted = { host: 'https://bank.test', token: 'player', data };
const leave = (changes: object = {}): void => {
  Object.assign(window, {
    cashierPreload: { ...wanted, answer: Promise.resolve({ methods: [] }), ...changes },
  });
};

afterEach(() => {
  Reflect.deleteProperty(window, 'cashierPreload');
});

describe('[METH-01] the answer that a host has asked for ahead', () => {
  it('is taken once', async () => {
    leave();
    expect(await takePreloaded(window, wanted)).toEqual({ methods: [] });
    expect(takePreloaded(window, wanted)).toBeUndefined();
  });

  it('may leave the experiment group out where there is none', async () => {
    leave({ data: { country: 'MX', currency: 'MXN' } });
    expect(await takePreloaded(window, wanted)).toEqual({ methods: [] });
  });

  it.each([
    ['another bank', { host: 'https://other.test' }],
    ['another player', { token: 'other' }],
    ['another region', { data: { ...data, country: 'BR' } }],
    ['another currency', { data: { ...data, currency: 'USD' } }],
    ['no data', { data: null }],
  ])('is not taken for %s', (_, changes) => {
    leave(changes);
    expect(takePreloaded(window, wanted)).toBeUndefined();
  });
});
