import { BOXES } from '../../sandbox/data/boxes';
import { COUNTRIES } from '../../sandbox/data/countries';
import { BITCOIN_WALLET, created, list, paidOut, payouts, settled, WITHDRAWAL_ID } from './fixtures';
import type { Answers } from './GalleryState';
import { answer } from './moves';

/** What every call answers where a state says nothing else. */
export function baseAnswers(country: string): Answers {
  return {
    'methods-payment-v3': list(country),
    'methods-withdrawal': payouts(country),
    'methods-country-selector-v2': answer(
      COUNTRIES.filter(({ isHidden }) => !isHidden).map(({ code, name }) => ({ code, name })),
    ),
    'deposit-limits': answer({ min: 0, max: 0 }),
    'session-start': answer({ payment_session_id: 'gallery-session' }),
    'deposit-create': created({}),
    'deposit-create-sweepstake': created({ data: { wallet: BITCOIN_WALLET } }),
    'deposit-complete': answer({ status: 'waiting' }),
    'deposit-status': settled('waiting'),
    'deposit-check': answer({ exists: false }),
    'deposit-cancel': answer({ status: 'CANCELED' }),
    'bank-get': answer({ bank_type: 'humo' }),
    'external-deposit-continue': answer({ error: 'gone' }),
    'session-form-on-close-modal': answer({}),
    events: answer({}),
    'sweepstake-boxes': answer([{ boxes: BOXES }]),
    'sweepstake-balance-get': answer([
      { currency: 'QSC', balance: 120.5 },
      { currency: 'QGC', balance: 250_000 },
    ]),
    'sweepstake-recoup-sum': answer({ data: { status: 'ok', amount: 20.5 } }),
    'payment-convert-v2': answer({ amount: 64 }),
    'withdrawal-create': answer({ withdrawalId: WITHDRAWAL_ID, status: 'accepted' }),
    'withdrawal-confirm': answer({ withdrawalId: WITHDRAWAL_ID, status: 'accepted' }),
    'withdrawal-status': paidOut('accepted', ['created', 'review']),
    'withdrawal-list': answer([]),
    'withdrawal-cancel': answer({ status: 'CANCELED' }),
  };
}
