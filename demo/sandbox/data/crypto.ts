import * as fields from './fields';
import type { MethodSpec } from './MethodSpec';
import { marked } from './words';

interface Coin {
  name: string;
  coin: string;
  title: string;
  networks: string[];
  minUsd: number;
  iconIds: string[];
}

/** Minimums in dollars: the network minimums of the specification. */
const COINS: Coin[] = [
  {
    name: 'usdt',
    coin: 'USDT',
    title: 'Tether USDT',
    networks: ['TRON', 'ETHEREUM', 'BINANCE_SMART_CHAIN', 'TON'],
    minUsd: 5,
    iconIds: ['tether'],
  },
  { name: 'btc', coin: 'BTC', title: 'Bitcoin', networks: ['BITCOIN'], minUsd: 15, iconIds: ['bitcoin'] },
  { name: 'eth', coin: 'ETH', title: 'Ethereum', networks: ['ETHEREUM'], minUsd: 10, iconIds: ['ethereum'] },
  { name: 'ltc', coin: 'LTC', title: 'Litecoin', networks: ['LITECOIN'], minUsd: 5, iconIds: ['litecoin'] },
  { name: 'trx', coin: 'TRX', title: 'TRON', networks: ['TRON'], minUsd: 5, iconIds: ['tron'] },
  { name: 'ton', coin: 'TON', title: 'Toncoin', networks: ['TON'], minUsd: 5, iconIds: ['ton'] },
  {
    name: 'usdc',
    coin: 'USDC',
    title: 'USD Coin',
    networks: ['ETHEREUM', 'BINANCE_SMART_CHAIN'],
    minUsd: 10,
    iconIds: ['usdc'],
  },
];

const MAX_USD = 50_000;

/** Limits in dollars; the builder converts them to the player's currency. */
export function cryptoMethods(): MethodSpec[] {
  return COINS.map(coin => ({
    name: coin.name,
    category: 'crypto',
    text: marked(coin.title),
    flow: 'crypto',
    limits: [coin.minUsd, MAX_USD],
    iconIds: coin.iconIds,
    coin: coin.coin,
    networks: coin.networks,
    fields: coin.networks.length > 1 ? [fields.network(coin.networks)] : [],
    isPopular: coin.coin === 'USDT',
    isGlobal: true,
    video_guide_url: { ru_ru: { redesign: 'https://video.example/crypto-guide-ru' } },
  }));
}

export function cryptoWithdrawals(): MethodSpec[] {
  return COINS.filter(coin => coin.coin !== 'TRX').map(coin => ({
    name: coin.name,
    category: 'crypto',
    text: marked(coin.title),
    flow: 'direct',
    limits: [coin.minUsd, MAX_USD],
    iconIds: coin.iconIds,
    coin: coin.coin,
    networks: coin.networks,
    fields: [
      ...(coin.networks.length > 1 ? [fields.network(coin.networks)] : []),
      fields.address(coin.networks),
      ...(coin.networks.includes('TON') ? [fields.memo] : []),
    ],
    isGlobal: true,
    accountTypes: ['main'],
  }));
}
