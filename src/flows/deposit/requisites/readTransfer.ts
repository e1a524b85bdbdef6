import type { Card, Requisite } from '../../../api/contract/card';
import type { TransactionState } from '../../../state/createTransactionState';
import { readPageData } from '../pages/readPageData';

/** Whether a card has anything to pay to. */
export const isPayee = (card: Card | undefined): card is Card =>
  Boolean(card && (card.encoded || card.number || card.phone));

const payeeOf = (data: { card?: Card } | undefined): Card | null => (isPayee(data?.card) ? data.card : null);

/** What the player needs to make a transfer. */
export interface Transfer {
  card: Card | null;
  requisites: readonly Requisite[];
  qrCode: string;
  /** Nothing else comes with the code. */
  isCodeAlone: boolean;
  timeoutMinutes: number | null;
  /** The amount to pay, in major units, if the server names one; `null`: the amount that was asked for. */
  amount: number | null;
  currency: string | null;
}

/** Reads from the server's answer what the player pays to (DEP-12). */
export function readTransfer(answer: TransactionState['answer']): Transfer {
  const data = answer?.data;
  const { texts, steps, ...sum } = readPageData(answer);
  const { qrCode = '', ...others } = texts;
  return {
    ...sum,
    card: payeeOf(data),
    requisites: data?.requisites ?? [],
    qrCode,
    isCodeAlone: qrCode !== '' && steps.length === 0 && Object.keys(others).length === 0,
  };
}

/** What comes beside a code is for the page that shows it all. */
export const isTransferEmpty = ({ card, requisites, isCodeAlone }: Transfer): boolean =>
  card === null && requisites.length === 0 && !isCodeAlone;

/** The line whose code a counter's scanner reads: the first one marked as one to copy that looks like it. */
export const paymentCode = ({ requisites }: Pick<Transfer, 'requisites'>): Requisite | undefined =>
  requisites.find(({ isCopyable, value }) => isCopyable && /^\s*[A-Z\d-]{6,48}\s*$/i.test(value));
