import type { Call } from '../core/Bank';
import { isCrypto, toMajor } from '../core/money';
import type { Deposit } from '../core/State';
import type { Flow } from '../data/MethodSpec';
import { NETWORK_MINIMUMS } from '../data/networkMinimums';
import { convert } from '../data/rates';
import { scenarioById } from '../scenarios';
import type { ApiResponse } from '../wire';
import { addressOf } from './addressOf';
import { eazypePage, offlinePage, pixPage, upiQrPage } from './customPages';
import { offersOf } from './offers';
import type { Order } from './order';
import { cashRequisites, encodedCard, transferRequisites } from './requisites';
import { unifiedFlow } from './unifiedFlow';

type AnswerOf = (call: Call, deposit: Deposit, order: Order) => ApiResponse;

const page =
  (method: 'GET' | 'POST'): AnswerOf =>
  (call, deposit) => ({
    source: scenarioById(deposit.scenario)?.redirect?.source ?? `${call.bank.url()}/pay/${deposit.id}`,
    method,
    data: { session: deposit.session, lang: call.user.lang },
  });

/** How long the rate of a crypto deposit is kept. */
const RATE_MINUTES = 60;

const cryptoAnswer: AnswerOf = (call, deposit, order) => {
  const { network = '' } = deposit;
  const coin = order.spec.coin ?? 'USDT';
  const minUsd = NETWORK_MINIMUMS[network] ?? 5;
  const digits = 8;
  return {
    data: {
      wallet: {
        address: addressOf(network, call.bank.random),
        network,
        currency: coin,
        rate: Number(convert(1, coin, deposit.currency).toFixed(digits)),
        minAmount: Number(convert(minUsd, 'USD', coin).toFixed(digits)),
        timeout_minutes: RATE_MINUTES,
        ...(network === 'TON' ? { tag: call.bank.random.digits(9) } : {}),
      },
    },
  };
};

const app: AnswerOf = (call, deposit, order) => {
  if (!order.spec.appLink) return page('GET')(call, deposit, order);
  const amount = isCrypto(deposit.currency) ? 0 : toMajor(deposit.minor, deposit.currency);
  return { source: `${order.spec.appLink}&am=${amount}&tr=${deposit.id}`, method: 'GET', data: {} };
};

const TRANSFER_MINUTES = 30;
const CASH_MINUTES = 48 * 60;
const QR_METHODS = /qr/;

/** A code in the shape of an EMV QR. */
const qrText = (call: Call, deposit: Deposit): string =>
  `000201010212${call.bank.random.digits(24)}5303${deposit.currency}54${toMajor(deposit.minor, deposit.currency)}6304`;

const ANSWERS: Readonly<Record<Flow, AnswerOf>> = {
  direct: () => ({}),
  page: page('GET'),
  'page-post': page('POST'),
  app,
  requisites: (call, deposit, order) => ({
    data: {
      requisites: transferRequisites(call, deposit, order),
      timeout_minutes: TRANSFER_MINUTES,
      ...(QR_METHODS.test(order.spec.name) ? { qrCode: qrText(call, deposit) } : {}),
    },
  }),
  card: (call, _deposit, order) => ({
    data: {
      card: encodedCard(call.bank.random, order.country.code).card,
      timeout_minutes: TRANSFER_MINUTES,
    },
  }),
  cash: (call, deposit) => ({
    data: { requisites: cashRequisites(call, deposit), timeout_minutes: CASH_MINUTES },
  }),
  crypto: cryptoAnswer,
  pix: pixPage,
  eazype: eazypePage,
  'upi-qr': upiQrPage,
  offline: offlinePage,
  unified: (_call, deposit) => ({ data: { unifiedFlow: unifiedFlow(deposit) } }),
  offers: (_call, deposit) => ({ data: { paymentMethodOffers: offersOf(deposit) } }),
  prepare: () => ({}),
  p2p: () => ({}),
};

export const answerFor: AnswerOf = (call, deposit, order) => ANSWERS[deposit.flow](call, deposit, order);
