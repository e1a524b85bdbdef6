import { describe, expect, it } from 'vitest';
import { addressOfLink, checkCryptoAddress, networkNamed, networkOfCoin } from './cryptoAddress';

const ADDRESSES = {
  BITCOIN: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ],
  LITECOIN: ['LQTpS3VaYTjCr4s9Y1t5zbeY26zevf7Fb3', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea'],
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
    for (const [network, prefix] of [
      ['BITCOIN', /^bc1/i],
      ['LITECOIN', /^ltc1/],
    ] as const)
      for (const address of ADDRESSES[network].filter(one => prefix.test(one)))
        for (const wrong of [address.slice(0, -1), `${address}${address.at(-1)}`, `${address.slice(0, -1)}1`])
          expect(checkCryptoAddress(wrong, network)).toEqual({ code: 'malformed' });
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
    expect(networkOfCoin('BTC')).toBe('BITCOIN');
    expect(networkOfCoin('constructor')).toBeNull();
  });
});

it.each([
  ['TRON', 'TRON'],
  ['trc20', 'TRON'],
  ['ERC-20', 'ETHEREUM'],
  ['bep 20', 'BINANCE_SMART_CHAIN'],
  ['binance-smart-chain', 'BINANCE_SMART_CHAIN'],
  ['Bitcoin', 'BITCOIN'],
  ['Bitcoin Cash', null],
  ['', null],
])('[WD-01] the network %j is %s, as a wallet of a deposit is read', (name, network) => {
  expect(networkNamed(name)).toBe(network);
});

describe('[WD-01] a payment link', () => {
  const [bitcoin] = ADDRESSES.BITCOIN;
  const [, , capitals] = ADDRESSES.BITCOIN;
  const [ethereum] = ADDRESSES.ETHEREUM;
  const [tron] = ADDRESSES.TRON;
  const [ton] = ADDRESSES.TON;
  const [litecoin] = ADDRESSES.LITECOIN;
  it.each([
    [`bitcoin:${bitcoin}?amount=0.01&label=Me`, 'BITCOIN', bitcoin],
    [` BITCOIN:${capitals}?AMOUNT=1 `, 'BITCOIN', capitals],
    [`litecoin:${litecoin}`, 'LITECOIN', litecoin],
    [`ethereum:${ethereum}@1?value=1e18`, 'ETHEREUM', ethereum],
    [`ethereum:pay-${ethereum}`, 'ETHEREUM', ethereum],
    [`ethereum:${ethereum}@56`, 'BINANCE_SMART_CHAIN', ethereum],
    [`tron:${tron}?amount=5`, 'TRON', tron],
    [`ton://transfer/${ton}?amount=1&text=`, 'TON', ton],
  ])('%s is its address on %s', (link, network, address) => {
    expect(addressOfLink(link, network)).toBe(address);
  });

  it.each([
    ['of another network', `bitcoin:${bitcoin}`, 'LITECOIN'],
    ['of another chain of the same look', `ethereum:${ethereum}@1`, 'BINANCE_SMART_CHAIN'],
    ['of no chain, where the number tells', `ethereum:${ethereum}`, 'BINANCE_SMART_CHAIN'],
    ['of a token: the address is its contract', `ethereum:${ethereum}@1/transfer?address=0x1`, 'ETHEREUM'],
    ['that needs its memo', `ton://transfer/${ton}?amount=1&text=771`, 'TON'],
    ['that must be understood whole', `bitcoin:${bitcoin}?req-x=1`, 'BITCOIN'],
    ['without a whole address', `bitcoin:${bitcoin.slice(0, 20)}`, 'BITCOIN'],
    ['of no known network', `bitcoin:${bitcoin}`, ''],
    ['that is the address alone', bitcoin, 'BITCOIN'],
  ])('%s is left as it is', (_, link, network) => {
    expect(addressOfLink(link, network)).toBeNull();
  });
});
