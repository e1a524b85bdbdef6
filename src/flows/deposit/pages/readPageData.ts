import type { DepositApiResponse } from '../../../api/contract/deposit';
import { NumberStruct } from '../../../api/contract/number';
import { numberText } from '../../../api/contract/text';
import { upperCode } from '../../../domain/money/currency';
import { positive } from '../../../lib/positive';

/** Texts of the widget's own payment pages (DEP-05), under the server's names for them. */
const PAGE_TEXTS = [
  'qrCode',
  'pixKey',
  'pixKeyType',
  'upiId',
  'payeeName',
  'accountNumber',
  'ifsc',
  'phone',
  'reference',
  'title',
  'description',
] as const;

export type PageText = (typeof PAGE_TEXTS)[number];

export interface PageData {
  texts: Partial<Record<PageText, string>>;
  steps: string[];
  /** Major units; `null` if the server names none. */
  amount: number | null;
  /** Of the amount: without one, it would rename the sum that was asked for. */
  currency: string | null;
  timeoutMinutes: number | null;
}

/** Texts any one of which is enough to pay by. */
const WAYS: readonly PageText[] = ['qrCode', 'pixKey', 'upiId', 'accountNumber', 'phone', 'description'];

const textOf = (value: unknown): string => {
  const text = numberText(value);
  return typeof text === 'string' ? text.trim() : '';
};

const numberOf = (value: unknown): number | null =>
  positive(NumberStruct.validate(value, { coerce: true })[1]);

/** Reads the `data` of an answer that names a page; a value of the wrong type counts as missing. */
export function readPageData(answer: Pick<DepositApiResponse, 'data'> | null): PageData {
  const data: Record<string, unknown> = { ...answer?.data };
  const entries = PAGE_TEXTS.map(name => [name, textOf(data[name])] as const);
  const { steps } = data;
  const amount = numberOf(data['amount']);
  return {
    texts: Object.fromEntries(entries.filter(([, text]) => text !== '')),
    steps: Array.isArray(steps) ? steps.map(textOf).filter(Boolean) : [],
    amount,
    currency: amount === null ? null : upperCode(textOf(data['currency'])) || null,
    timeoutMinutes: numberOf(data['timeout_minutes']),
  };
}

/** Whether an answer says how to pay, whichever page it is meant for. */
export function saysHowToPay(answer: Pick<DepositApiResponse, 'data'> | null): boolean {
  const { texts, steps } = readPageData(answer);
  return steps.length > 0 || WAYS.some(name => texts[name] !== undefined);
}
