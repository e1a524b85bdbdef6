import { describe, expect, it } from 'vitest';
import { checkCryptoAddress, networkOfCoin } from './cryptoAddress';

const ADDRESSES = {
  BITCOIN: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
  ],
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
        expect(checkCryptoAddress(` ${address} `, network)).toBeNull();
        for (const longer of [`${address}/a`, `a/${address}`])
          expect(checkCryptoAddress(longer, network)).toEqual({ code: 'malformed' });
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
    expect(['btc', 'eth', 'ltc', 'trx', 'ton'].map(networkOfCoin)).toEqual([
      'BITCOIN',
      'ETHEREUM',
      'LITECOIN',
      'TRON',
      'TON',
    ]);
    expect(networkOfCoin('constructor')).toBeNull();
  });
});
