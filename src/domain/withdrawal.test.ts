import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../spec/currencies';
import { WITHDRAWAL_STATUSES } from '../spec/withdrawal';
import { accountTypesOf } from './accountTypesOf';
import { checkAmount } from './checkAmount';
import { checkCryptoAddress, networkOfCoin } from './cryptoAddress';
import { decimalsOf } from './currency';
import { maskDestination } from './maskDestination';
import { roundToCurrency } from './roundToCurrency';
import { limitsWithin, withdrawableAmount } from './withdrawableAmount';
import { advanceWithdrawal, isWithdrawalFinal, mapWithdrawalStatus } from './withdrawalStatus';
import { withdrawalTime } from './withdrawalTime';
import { awaitsCode, isBeforeSending, withdrawalTimeline } from './withdrawalTimeline';

const currencies = fc.constantFrom(...Object.keys(CURRENCIES), 'XYZ');
const amounts = fc.double({ min: 0, max: 1e7, noNaN: true, noDefaultInfinity: true });
const limits = fc
  .record({ min: fc.integer({ min: 0, max: 5000 }), width: fc.option(fc.integer({ min: 0, max: 1e7 })) })
  .map(({ min, width }) => ({ min, max: width === null ? null : min + width }));

describe('the amount of a withdrawal', () => {
  it('[WD-03] what "all" fills in is valid and never more than the balance, the limit or the decimals allow', () => {
    fc.assert(
      fc.property(amounts, limits, currencies, (balance, range, currency) => {
        const all = withdrawableAmount(balance, range, currency);
        if (all === null) return balance < range.min + 1 || (range.max ?? Infinity) < 1 || balance < 1;
        expect(all).toBeLessThanOrEqual(balance);
        expect(roundToCurrency(all, currency)).toBe(all);
        return checkAmount(all, range, { balance }) === null;
      }),
      { numRuns: 2000 },
    );
  });

  it('[WD-03] "all" leaves less than one unit of the last decimal behind, unless the method takes less', () => {
    fc.assert(
      fc.property(amounts, currencies, (balance, currency) => {
        const all = withdrawableAmount(balance, { min: 0, max: null }, currency);
        const unit = 10 ** -decimalsOf(currency);
        return all === null ? balance < unit : balance - all < unit * 1.001;
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [4280.5, { min: 100, max: 50_000 }, 'MXN', 4280.5],
    [4280.509, { min: 100, max: 50_000 }, 'MXN', 4280.5],
    [90_000, { min: 100, max: 50_000 }, 'MXN', 50_000],
    [0.1 + 0.2, { min: 0, max: null }, 'BTC', 0.3],
    [0.00000001, { min: 0, max: null }, 'BTC', 0.00000001],
    [99.99, { min: 100, max: 50_000 }, 'MXN', null],
    [0, { min: 0, max: null }, 'MXN', null],
    [-5, { min: 0, max: null }, 'MXN', null],
    [null, { min: 0, max: null }, 'MXN', null],
    [Number.NaN, { min: 0, max: null }, 'MXN', null],
  ])('[WD-03] of %s within %j %s, all is %s', (balance, range, currency, all) => {
    expect(withdrawableAmount(balance, range, currency)).toBe(all);
  });

  it('[WD-03] no amount above the balance passes, whatever the limits', () => {
    fc.assert(
      fc.property(amounts, amounts, limits, (value, balance, range) => {
        const problem = checkAmount(value, range, { balance });
        return problem !== null || value <= balance;
      }),
      { numRuns: 2000 },
    );
  });

  it('[WD-03] [FORM-05] offered amounts stay within the limits and the balance', () => {
    expect(limitsWithin({ min: 100, max: 50_000 }, 420)).toEqual({ min: 100, max: 420 });
    expect(limitsWithin({ min: 100, max: null }, 420)).toEqual({ min: 100, max: 420 });
    expect(limitsWithin({ min: 100, max: 300 }, 420)).toEqual({ min: 100, max: 300 });
    expect(limitsWithin({ min: 100, max: 300 }, null)).toEqual({ min: 100, max: 300 });
  });
});

describe('the accounts of a withdrawal', () => {
  it.each([
    [
      ['main', 'additional'],
      ['main', 'additional'],
    ],
    [
      ['additional', 'main'],
      ['main', 'additional'],
    ],
    [['additional'], ['additional']],
    [['bonus'], ['main']],
    [[], ['main']],
    [undefined, ['main']],
  ])('[METH-07] %j offers %j', (accountTypes, offered) => {
    expect(accountTypesOf({ ...(accountTypes && { accountTypes }) })).toEqual(offered);
  });
});

describe('what a summary shows of a destination', () => {
  it.each([
    ['4000 0000 0000 0077', '•••• 0077'],
    ['012345678901234567', '•••• 4567'],
    ['12345678', '••••'],
    ['ana.lopez@mail.example', 'an••••@mail.example'],
    ['a@mail.example', '••••@mail.example'],
  ])('[WD-01] %s is %s', (value, masked) => {
    expect(maskDestination(value)).toBe(masked);
  });

  it('[WD-01] at most four digits of an account are left', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,30}$/), account => {
        expect(maskDestination(account).replace(/\D/g, '').length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

const ADDRESSES = {
  BITCOIN: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  LITECOIN: ['LQTpS3VaYTjCr4s9Y1t5zbeY26zevf7Fb3'],
  ETHEREUM: ['0x52908400098527886E0F7030069857D2E4169EE7'],
  TRON: ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
  TON: ['EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'],
} as const;

describe('a pasted crypto address', () => {
  it.each(Object.entries(ADDRESSES))(
    '[WD-01] is taken on its own network %s and told apart on the others',
    (network, own) => {
      for (const address of own) {
        expect(checkCryptoAddress(address, network)).toBeNull();
        for (const other of Object.keys(ADDRESSES).filter(name => name !== network)) {
          expect(checkCryptoAddress(address, other)).toEqual({ code: 'otherNetwork', looksLike: network });
        }
      }
    },
  );

  it('[WD-01] one look serves both networks that share it', () => {
    const [address] = ADDRESSES.ETHEREUM;
    expect(checkCryptoAddress(address, 'BINANCE_SMART_CHAIN')).toBeNull();
  });

  it('[WD-01] is malformed when a character is missing, and left alone while its network is not known', () => {
    expect(checkCryptoAddress('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLS', 'TRON')).toEqual({ code: 'malformed' });
    expect(checkCryptoAddress('anything at all', '')).toBeNull();
    expect(checkCryptoAddress('anything at all', 'MONERO')).toBeNull();
    expect(checkCryptoAddress('', 'TRON')).toBeNull();
    expect(networkOfCoin('btc')).toBe('BITCOIN');
    expect(networkOfCoin('constructor')).toBeNull();
  });
});

describe('the status of a withdrawal', () => {
  it.each([
    ['waiting', 'waiting'],
    ['CANCELED', 'canceled'],
    ['cancelled', 'canceled'],
    ['AUTO_CANCELED', 'canceled'],
    [2, 'mistaked'],
    ['1', 'processed'],
    ['accepted', 'accepted'],
    ['on_hold', 'waiting'],
    [7, 'waiting'],
    [null, 'waiting'],
  ])('[WD-02] %s is %s', (raw, status) => {
    expect(mapWithdrawalStatus(raw)).toBe(status);
  });

  it('[WD-02] news in any order, late or twice, end at the same status', () => {
    const news = fc.array(fc.constantFrom(...WITHDRAWAL_STATUSES), { maxLength: 6 });
    fc.assert(
      fc.property(news, fc.infiniteStream(fc.integer()), (list, keys) => {
        const order = [...list, ...list].map(status => ({ status, key: keys.next().value ?? 0 }));
        order.sort((a, b) => a.key - b.key);
        const end = (statuses: typeof list) => statuses.reduce(advanceWithdrawal, 'waiting' as const);
        expect(end(order.map(({ status }) => status))).toBe(end(list));
      }),
    );
  });

  it('[WD-02] is final once it is paid out, refused or called back', () => {
    expect(WITHDRAWAL_STATUSES.filter(isWithdrawalFinal)).toEqual(['mistaked', 'canceled', 'processed']);
  });
});

const at = '2030-01-02T03:04:05Z';

describe('the timeline', () => {
  it('[WD-01] shows what is done, what is under way and what is to come', () => {
    const steps = [{ name: 'created', at }, { name: 'review', at }, { name: 'sent' }, { name: 'processed' }];
    expect(withdrawalTimeline(steps, 'accepted', null).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'current',
      'next',
    ]);
  });

  it('[WD-01] before the server has told its steps only the request is done', () => {
    expect(withdrawalTimeline([], 'waiting', at)).toEqual([
      { name: 'created', at, state: 'done' },
      { name: 'review', state: 'current' },
      { name: 'sent', state: 'next' },
      { name: 'processed', state: 'next' },
    ]);
  });

  it.each(['mistaked', 'canceled'] as const)(
    '[WD-01] %s ends it where it was, and nothing more is promised',
    status => {
      const steps = [{ name: 'created', at }, { name: 'review' }, { name: 'sent' }, { name: 'processed' }];
      expect(withdrawalTimeline(steps, status, null)).toEqual([
        { name: 'created', at, state: 'done' },
        { name: status, state: 'failed' },
      ]);
    },
  );

  it('[WD-01] paid out has every step done', () => {
    expect(withdrawalTimeline([], 'processed', at).every(({ state }) => state === 'done')).toBe(true);
  });

  it('[WD-02] a code is asked for while its step is open and nothing else has happened', () => {
    const open = [{ name: 'created', at }, { name: 'confirmed' }, { name: 'review' }];
    expect(awaitsCode(open, 'waiting')).toBe(true);
    expect(awaitsCode(open, 'canceled')).toBe(false);
    expect(
      awaitsCode(
        [
          { name: 'created', at },
          { name: 'confirmed', at },
        ],
        'waiting',
      ),
    ).toBe(false);
    expect(awaitsCode([], 'waiting')).toBe(false);
  });

  it('[WD-02] it can be called back until the money is sent', () => {
    expect(isBeforeSending([{ name: 'sent' }], 'accepted')).toBe(true);
    expect(isBeforeSending([{ name: 'sent', at }], 'accepted')).toBe(false);
    expect(isBeforeSending([{ name: 'sent' }], 'mistaked')).toBe(false);
  });
});

describe('how long it takes', () => {
  it.each([
    [{ category: 'crypto' }, 'minutes'],
    [{ category: 'e-money' }, 'hours'],
    [{ category: 'card_method' }, 'days'],
    [{ category: 'shops', cardViewType: 'cash' }, 'hours'],
    [{ category: 'constructor' }, 'days'],
  ])('[WD-01] %j: %s', (method, time) => {
    expect(withdrawalTime(method)).toBe(time);
  });
});
