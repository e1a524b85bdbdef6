import type { DepositApiResponse } from '../../api/contract/deposit';
import type { FormField } from '../../api/contract/form';
import type { PaymentMethod } from '../../api/contract/method';
import { type PageData, readPageData } from '../../flows/deposit/pages/readPageData';
import type { TransactionState } from '../../state/createTransactionState';
import type { DepositIntent } from '../../state/DepositIntent';
import type { IndiaState } from './indiaOf';
import { readKeptInvoice } from './keptInvoice';
import { appLinks, upiCode } from './upiLinks';

/** Whom to pay by UPI, and how: from a prepared invoice, or from the page of a created deposit. */
export interface UpiInvoice {
  /** `null` if the server has not given it. */
  depositId: string | null;
  upiId: string;
  payeeName: string | null;
  amount: number;
  currency: string;
  code: string;
  links: { app: string; href: string }[];
  fields: readonly FormField[];
  /** What else the page of a created deposit says, such as a reference to name in the payment. */
  more: Pick<PageData, 'texts' | 'steps'>;
  timeoutMinutes: number | null;
  /** What deposit-create continues with; `null` if the deposit is created already. */
  intent: DepositIntent | null;
}

interface Sources {
  invoice: IndiaState['invoice'];
  transaction: Pick<TransactionState, 'depositId' | 'answer' | 'amount' | 'currency'>;
  /** The id of the prepared invoice that this visit of the screen shows. */
  preparedId: string | undefined;
  currency: string;
  /** The method of a stored invoice, if it is still offered. */
  method: PaymentMethod | null;
}

export function readInvoice(sources: Sources): UpiInvoice | null {
  const { invoice, transaction, preparedId, currency } = sources;
  if (preparedId !== undefined && invoice?.prepared.depositId === preparedId) {
    return ofPrepared(invoice, currency);
  }
  const { answer } = transaction;
  return answer && (ofKept(answer, sources) ?? ofPage(answer, transaction));
}

/** A stored invoice, reopened from the pending deposits. */
function ofKept(answer: DepositApiResponse, { transaction, method }: Sources): UpiInvoice | null {
  const { depositId, amount, currency } = transaction;
  const kept = readKeptInvoice(answer, depositId);
  if (!kept || !method) return null;
  const { prepared, bonusId } = kept;
  return ofPrepared({ prepared, intent: { method, amount, currency, fields: {}, bonusId } }, currency);
}

function ofPrepared({ prepared, intent }: NonNullable<IndiaState['invoice']>, currency: string): UpiInvoice {
  const { depositId, data } = prepared;
  const { payeeName = null, links = [], fields = [] } = data;
  const upiId = data.upiId.trim();
  const payment = { upiId, payeeName, amount: intent.amount, currency: intent.currency ?? currency };
  return {
    ...payment,
    depositId,
    code: upiCode(links, payment),
    links: appLinks(links, payment),
    fields,
    more: { texts: {}, steps: [] },
    timeoutMinutes: null,
    intent: { ...intent, depositId },
  };
}

/** A code that is no address is scanned as it came: it names the payment to the bank. */
const BHARAT_QR = /^000201/;

function ofPage(answer: DepositApiResponse, created: Sources['transaction']): UpiInvoice | null {
  const { texts, steps, timeoutMinutes, ...told } = readPageData(answer);
  const { upiId, payeeName = null, qrCode = '', ...others } = texts;
  if (upiId === undefined) return null;
  // The server's own sum, if it gives one: some banks recognise a payment by the last digits of its amount.
  const sum = { amount: told.amount ?? created.amount, currency: told.currency ?? created.currency };
  const payment = { upiId, payeeName, ...sum };
  const links = qrCode ? [{ app: 'UPI', url: qrCode }] : [];
  return {
    ...payment,
    depositId: created.depositId,
    code: BHARAT_QR.test(qrCode) ? qrCode : upiCode(links, payment),
    links: appLinks(links, payment),
    fields: [],
    more: { texts: others, steps },
    timeoutMinutes,
    intent: null,
  };
}
