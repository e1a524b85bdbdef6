import type { PaymentMethod } from '../../../api/contract/method';
import { bankGet } from '../../../api/operations/p2p';
import { readCardNumber } from '../../../flows/deposit/requisites/readCardNumber';
import { reportToHost } from '../../../flows/shared/failure/reportFailure';
import { humanise } from '../../../lib/humanise';
import { digitsOf } from '../../../lib/toLatinDigits';
import type { Cashier } from '../../../state/Cashier';
import { p2pOf } from '../p2pOf';

const BIN_DIGITS = 6;

/**
 * Fetches the bank of the invoice's card by its bin (P2P-01), and fills it in unless the card names one. Nobody
 * waits for it: the time to pay is running, and the card can be paid to without it.
 */
export async function nameBank(cashier: Cashier, { name }: PaymentMethod): Promise<void> {
  const { client, signal } = cashier;
  const { invoice } = p2pOf(cashier);
  if (!invoice?.card) return;
  try {
    const bin = digitsOf((await readCardNumber(invoice.card)) ?? '').slice(0, BIN_DIGITS);
    if (bin.length < BIN_DIGITS) return;
    const { bank_type } = await client.call(bankGet, { payment_method: name, bin }, { signal });
    if (invoice.bank) return;
    // A code is made readable. Anything else with capitals is the bank's own name, such as HDFC.
    const isCode = bank_type.includes('_') || bank_type === bank_type.toLowerCase();
    invoice.bank = isCode ? humanise(bank_type) : bank_type;
  } catch (error) {
    reportToHost(cashier, error);
  }
}
