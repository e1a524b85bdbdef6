import type { Call } from '../core/Bank';
import { currencyOf } from '../core/input';
import { Refusal } from '../core/Refusal';
import type { Deposit } from '../core/State';
import { openDeposit } from '../ledger/deposits';
import type { FormField } from '../wire';
import { upiUri } from './customPages';
import { countryOf, specOf } from './order';

const UTR: FormField = {
  name: 'utr',
  type: 'text',
  label: 'UTR',
  mask: '000000000000',
  validations: [{ regex: '^\\d{12}$', message: 'The UTR has 12 digits' }],
};

const APPS: readonly { app: string; scheme: string }[] = [
  { app: 'PhonePe', scheme: 'phonepe://pay' },
  { app: 'Paytm', scheme: 'paytmmp://pay' },
  { app: 'Google Pay', scheme: 'tez://upi/pay' },
  { app: 'UPI', scheme: 'upi://pay' },
];

interface Prepared {
  depositId: string;
  pageId?: string;
  data: { upiId: string; payeeName: string; links: { app: string; url: string }[]; fields: FormField[] };
}

/** Opens an invoice before its amount is known: deposit-create with this depositId names it. */
export function depositPrepare(call: Call): Prepared {
  const country = countryOf(call);
  const spec = specOf(call, country, 'methods', 'paymentMethod');
  if (!spec.isPreparationRequired)
    throw new Refusal(422, 'This method needs no preparation', 'banking.notPrepared');
  const deposit: Deposit = openDeposit(call.bank, {
    userId: call.user.id,
    method: spec.name,
    country: country.code,
    currency: currencyOf(call),
    minor: 0,
    flow: 'prepare',
    stage: 'prepared',
  });
  return {
    depositId: deposit.id,
    ...(spec.name.includes('qr') ? { pageId: 'upi-qr' } : {}),
    data: {
      upiId: 'sandbox.cashier@okbank',
      payeeName: 'Sandbox Cashier',
      links: APPS.map(({ app, scheme }) => ({ app, url: upiUri(deposit, scheme) })),
      fields: [UTR],
    },
  };
}
