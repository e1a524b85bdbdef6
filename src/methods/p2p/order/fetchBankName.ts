import type { Card } from '../../../api/contract/card';
import type { PaymentMethod } from '../../../api/contract/method';
import { bankGet } from '../../../api/operations/p2p';
import { cardDigits } from '../../../domain/card/cardNumber';
import { readCardNumber } from '../../../flows/deposit/requisites/readCardNumber';
import { humanise } from '../../../lib/humanise';
import type { Cashier } from '../../../state/Cashier';

const BIN_DIGITS = 6;

/** The bank that a card's bin belongs to; '' where it has none, is unknown, or cannot be read. */
export async function fetchBankName(
  { client, send }: Cashier,
  { name }: PaymentMethod,
  card: Card | null,
  signal: AbortSignal,
): Promise<string> {
  try {
    const bin = cardDigits((card && (await readCardNumber(card))) ?? '').slice(0, BIN_DIGITS);
    if (bin.length < BIN_DIGITS) return '';
    const { bank_type } = await client.call(bankGet, { payment_method: name, bin }, { signal });
    return humanise(bank_type);
  } catch (error) {
    if (!signal.aborted)
      send({ messageType: 'Error', message: error instanceof Error ? error.message : 'bank-get' });
    return '';
  }
}
