import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { checkAnswer } from '../../api/checkAnswer';
import { WalletStruct } from '../../api/contract/deposit';
import { CRYPTO_CONFIRMATIONS, CRYPTO_NETWORK_MINIMUMS } from '../../spec/crypto';
import { coinAmount } from './address/coinAmount';
import { confirmationProgress } from './address/confirmationProgress';
import { paymentUri } from './address/paymentUri';
import { readWallet } from './address/readWallet';
import { askedNetwork, isSameNetwork, networkFacts, onlyNetwork } from './networkFacts';

describe('networks', () => {
  it.each(Object.entries(CRYPTO_CONFIRMATIONS))(
    '[CRY-01] %s has the confirmations of the table',
    (key, row) => {
      expect(networkFacts(key).confirmations).toEqual(row);
    },
  );

  const inDollars = (amount: number | null) => amount && { amount, currency: 'USD' };

  it.each([
    ['BITCOIN', 15],
    ['ETHEREUM', 10],
    ['TRON', 5],
    ['BINANCE_SMART_CHAIN', 5],
    ['LITECOIN', 5],
    ['TON', null],
  ])('[CRY-01] the minimum of %s is %s', (key, min) => {
    expect(networkFacts(key).minimum).toEqual(inDollars(min));
  });

  it.each(Object.entries(CRYPTO_NETWORK_MINIMUMS))(
    '[CRY-01] %s has the minimum of the table, however a server writes it',
    (name, min) => {
      const keys = [name, name.toUpperCase().replace(/\W/g, '_'), name.toLowerCase().replace(/\W/g, '')];
      for (const key of keys) expect(networkFacts(key).minimum, key).toEqual(inDollars(min));
      expect(networkFacts('net-1', name)).toMatchObject({ key: 'net-1', minimum: inDollars(min) });
    },
  );

  it.each([
    ['TRC-20', 'TRON'],
    ['erc20', 'ETHEREUM'],
    ['BEP-20', 'BINANCE_SMART_CHAIN'],
    ['Tron (TRC20)', 'TRON'],
  ] as const)('[CRY-01] %s has the confirmations of %s', (name, key) => {
    expect(networkFacts(name)).toEqual({ ...networkFacts(key), key: name });
    expect(networkFacts(key).confirmations).toEqual(CRYPTO_CONFIRMATIONS[key]);
  });

  it.each(['SOLANA', 'constructor', '__proto__'])('[CRY-01] nothing is made up for %s', key => {
    expect(networkFacts(key)).toEqual({ key, name: key, minimum: null, confirmations: null });
    expect(networkFacts(key, 'Its text').name).toBe('Its text');
  });

  it.each([
    ['SOLANA', '', 'Solana', true],
    ['POLYGON', 'Polygon (MATIC)', 'polygon', true],
    ['matic', 'Polygon', 'POLYGON', true],
    ['TRON', 'Tron', 'trc20', true],
    ['SOLANA', '', 'Polygon', false],
    ['TRON', 'Tron', 'TON', false],
  ])(
    '[CRY-01] the choice %s %s and the address on %s: the same network is %s',
    (key, text, named, isSame) => {
      expect(isSameNetwork(networkFacts(key, text), networkFacts(named))).toBe(isSame);
    },
  );

  const networkField = (...values: string[]) => ({
    name: 'network',
    type: 'networks',
    values: values.map(value => ({ value, text: value })),
  });

  it('[CRY-01] a coin with several networks leaves the choice to the player', () => {
    expect(onlyNetwork(sampleMethod({ name: 'usdt', fields: [networkField('TRON', 'TON')] }))).toBeNull();
    expect(onlyNetwork(sampleMethod({ name: 'btc', fields: [networkField('TRON', 'TON')] }))).toBeNull();
  });

  it('[CRY-01] a coin with one network has it without a choice; of another nothing is assumed', () => {
    expect(onlyNetwork(sampleMethod({ name: 'any', fields: [networkField('TRON')] }))?.key).toBe('TRON');
    expect(onlyNetwork(sampleMethod({ name: 'btc', fields: [] }))?.key).toBe('BITCOIN');
    expect(onlyNetwork(sampleMethod({ name: 'pepe', fields: [] }))).toBeNull();
  });

  it('[CRY-01] what a deposit was asked on is one of its method’s networks, or none', () => {
    const several = sampleMethod({ name: 'usdt', fields: [networkField('TRON', 'TON')] });
    const one = sampleMethod({ name: 'btc', fields: [] });
    expect(askedNetwork(several, 'TON')?.key).toBe('TON');
    expect(askedNetwork(several, 'SOLANA')).toBeNull();
    expect(askedNetwork(one, 'BITCOIN')?.key).toBe('BITCOIN');
    expect([askedNetwork(one, null), askedNetwork(undefined, 'TON')]).toEqual([null, null]);
  });
});

describe('a wallet', () => {
  const good = { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', network: 'TRON', currency: 'USDT' };

  it('[CRY-01] is read with all that the server said', () => {
    const wallet = readWallet(
      { ...good, tag: ' 77 ', rate: 17.02, minAmount: 5, timeout_minutes: 60 },
      'btc',
    );
    expect(wallet).toMatchObject({
      ...good,
      network: { key: 'TRON' },
      tag: '77',
      rate: 17.02,
      timeoutMinutes: 60,
    });
  });

  it.each([
    ['no wallet', undefined],
    ['no address', { network: 'TRON', currency: 'USDT' }],
    ['an empty address', { ...good, address: '  ' }],
    ['an address of two words', { ...good, address: 'TQn9Y 2khEs' }],
    ['a direction mark in the address', { ...good, address: 'TQn9Y\u202e2khEs' }],
    ['an address beyond any', { ...good, address: 'x'.repeat(2001) }],
  ])('[CRY-01] %s is no wallet', (_, wallet) => {
    expect(readWallet(wallet, 'btc')).toBeNull();
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('[CRY-01] a rate of %s is none', rate => {
    expect(readWallet({ ...good, rate, minAmount: rate }, 'btc')).toMatchObject({
      rate: null,
      minAmount: null,
    });
  });

  it.each([
    ['usdt_trc20', undefined, 'USDT'],
    ['tron_usdt', '', 'USDT'],
    ['usdt_trc20', 'USDC', 'USDC'],
    ['btc', undefined, 'BTC'],
    ['btc_eth', undefined, ''],
    ['tron', undefined, ''],
    ['gift_card', undefined, ''],
  ])('[CRY-01] of %s names the coin of its warning: the wallet says %j', (method, currency, coin) => {
    const { value } = checkAnswer({ ...good, currency }, WalletStruct);
    expect(readWallet(value, method)?.currency).toBe(coin);
  });

  it('[CRY-01] an unknown network stays as the server wrote it', () => {
    expect(readWallet({ ...good, network: 'SOLANA' }, 'btc')?.network).toMatchObject({ name: 'SOLANA' });
  });
});

describe('the amount to send', () => {
  it.each([
    [500, 18, 'USDT', 27.777778],
    [500, 18, 'usdt', 27.777778],
    [500, 18, 'USDC', 27.777778],
    [500, 18, 'TRX', 27.777778],
    [500, 50, 'USDT', 10],
    [0.3, 0.1, 'USDT', 3],
    [1000, 1_750_000, 'BTC', 0.00057143],
    [9.21, 0.03, 'DOGE', 307],
    [270_250.27, 1, 'TRX', 270_250.27],
    [411_406.83, 3, 'ETH', 137_135.61],
  ])('[CRY-01] %s at %s is %s, rounded up: never a unit too little', (amount, rate, coin, expected) => {
    expect(coinAmount(amount, rate, coin)).toBe(expected);
  });
});

describe('the text of the code', () => {
  const payment = { address: 'addr1', network: 'BITCOIN', coin: 'BTC', amount: 0.00057, tag: null };

  it.each([
    ['BTC', 'BITCOIN', 'bitcoin:addr1?amount=0.00057'],
    ['LTC', 'LITECOIN', 'litecoin:addr1?amount=0.00057'],
    ['ETH', 'ETHEREUM', 'ethereum:addr1@1?value=570000000000000'],
    ['TON', 'TON', 'ton://transfer/addr1?amount=570000'],
    ['USDT', 'TRON', 'addr1'],
    ['USDT', 'ETHEREUM', 'addr1'],
    ['BTC', 'LIGHTNING', 'addr1'],
    ['btc', 'Bitcoin', 'bitcoin:addr1?amount=0.00057'],
    ['ETH', 'ERC-20', 'ethereum:addr1@1?value=570000000000000'],
  ])('[CRY-01] %s on %s is %s', (coin, network, text) => {
    expect(paymentUri({ ...payment, coin, network })).toBe(text);
  });

  it('[CRY-01] has the memo where the coin has one, and no amount where none is known', () => {
    expect(paymentUri({ ...payment, coin: 'TON', network: 'TON', amount: null, tag: 'a b&c' })).toBe(
      'ton://transfer/addr1?text=a%20b%26c',
    );
    expect(paymentUri({ ...payment, amount: null })).toBe('bitcoin:addr1');
  });

  it('[CRY-01] is the address alone where that could say more than an address', () => {
    expect(paymentUri({ ...payment, address: 'addr1?amount=9' })).toBe('addr1?amount=9');
    expect(paymentUri({ ...payment, network: null })).toBe('addr1');
  });

  it('[CRY-01] whole and large amounts have no exponent', () => {
    expect(paymentUri({ ...payment, amount: 100 })).toBe('bitcoin:addr1?amount=100');
    expect(paymentUri({ ...payment, amount: 0.00000001 })).toBe('bitcoin:addr1?amount=0.00000001');
    expect(paymentUri({ ...payment, coin: 'ETH', network: 'ETHEREUM', amount: 1234.5 })).toBe(
      'ethereum:addr1@1?value=1234500000000000000000',
    );
  });
});

describe('confirmations', () => {
  const { TRON } = CRYPTO_CONFIRMATIONS;

  it.each([
    [0, 0, 60],
    [2_999, 0, 58],
    [3_000, 1, 57],
    [30_000, 10, 30],
    [60_000, 19, 0],
    [3_600_000, 19, 0],
    [-5_000, 0, 60],
  ])('[CRY-01] after %s ms about %s of 20 have come, %s s are left', (elapsed, done, left) => {
    expect(confirmationProgress(TRON, elapsed)).toMatchObject({ done, blocks: 20, secondsLeft: left });
  });

  it('[CRY-01] the last one is only the server to say', () => {
    expect(confirmationProgress(TRON, 30_000).share).toBe(0.5);
    expect(confirmationProgress(TRON, 9e9).share).toBe(0.95);
  });
});
