import type { PaymentMethod } from '../../../api/contract/method';
import type { Bank } from '../../../api/contract/p2p';
import { isCashierError } from '../../../api/errors';
import { bankGet } from '../../../api/operations/p2p';
import { isNetworkRefusal } from '../../../domain/transaction/isNetworkRefusal';
import { readCardNumber } from '../../../flows/deposit/requisites/readCardNumber';
import { reportToHost } from '../../../flows/shared/failure/reportFailure';
import { humanise } from '../../../lib/humanise';
import { sleep } from '../../../lib/sleep';
import { digitsOf } from '../../../lib/toLatinDigits';
import { HTTP_RETRIES, HTTP_RETRY_DELAY_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { p2pOf } from '../p2pOf';

const BIN_DIGITS = 6;

/**
 * Fetches the bank of the invoice's card by its bin (P2P-01), and fills it in unless the card names one. Nobody
 * waits for it: the time to pay is running, and the card can be paid to without it.
 */
export async function nameBank(cashier: Cashier, { name }: PaymentMethod): Promise<void> {
  const { invoice } = p2pOf(cashier);
  if (!invoice?.card) return;
  try {
    const bin = digitsOf((await readCardNumber(invoice.card)) ?? '').slice(0, BIN_DIGITS);
    if (bin.length < BIN_DIGITS) return;
    const { bank_type } = await askBank(cashier, { payment_method: name, bin });
    if (invoice.bank) return;
    // A code is made readable. Anything else with capitals is the bank's own name, such as HDFC.
    const isCode = bank_type.includes('_') || bank_type === bank_type.toLowerCase();
    invoice.bank = isCode ? humanise(bank_type) : bank_type;
  } catch (error) {
    reportToHost(cashier, error);
  }
}

/** A failure of the server itself: a lost connection has been tried again already, by the transport. */
const isServerFailure = (error: unknown): boolean =>
  isCashierError(error) && (error.status ?? 0) >= 500 && !isNetworkRefusal(error);

/** API-04: this call is repeated on any failure of the server, not only on those of the network. */
async function askBank(
  { client, parent, send, signal }: Cashier,
  data: { payment_method: string; bin: string },
): Promise<Bank> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.call(bankGet, data, { signal });
    } catch (error) {
      if (!isServerFailure(error) || attempt > HTTP_RETRIES) throw error;
      send({ messageType: 'onRequestRetry', path: bankGet.path, transport: parent.transport, attempt });
      await sleep(HTTP_RETRY_DELAY_MS, signal);
    }
  }
}
