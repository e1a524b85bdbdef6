import { describe, expect, it } from 'vitest';
import { coinOfMethod } from './coinOfMethod';

describe('coinOfMethod', () => {
  it.each([
    ['btc', 'BTC'],
    ['usdt', 'USDT'],
    ['usdt_trc20', 'USDT'],
    ['crypto-litecoin', 'LTC'],
    ['ethereum', 'ETH'],
    ['tron', 'TRX'],
    ['toncoin', 'TON'],
    ['Bitcoin', 'BTC'],
    ['tether_erc20', 'USDT'],
    ['doge', 'DOGE'],
    ['dogecoin', 'DOGE'],
    ['monero', 'XMR'],
    ['ripple_xrp', 'XRP'],
    ['bitcoin_cash', 'BCH'],
    ['Bitcoin Cash', 'BCH'],
    ['tron_usdt', 'USDT'],
    ['crypto_dash', 'DASH'],
    ['constructor', 'CONSTRUCTOR'],
    ['***', '***'],
  ])('[SWP-02] %s pays out %s', (name, coin) => {
    expect(coinOfMethod({ name })).toBe(coin);
  });
});
