import type { MessageId } from '#generated/messages';
import type { PageData, PageText } from './readPageData';

/** A page of ours that says whom to pay, and how. */
export interface PayPage {
  /** Those that the answer has are shown, in this order. */
  rows: readonly PageText[];
  /** Where the server gives none of its own. */
  steps: readonly MessageId[];
  /** The text of the code is meant to be pasted into the bank's app. */
  isPasted: boolean;
}

export const PIX_PAGE: PayPage = {
  rows: ['pixKey', 'payeeName', 'reference'],
  steps: ['pix.step.open', 'pix.step.scan', 'pix.step.confirm'],
  isPasted: true,
};

export const EAZYPE_PAGE: PayPage = {
  rows: ['upiId', 'payeeName', 'accountNumber', 'ifsc', 'reference'],
  steps: ['eazype.step.open', 'eazype.step.pay', 'eazype.step.reference'],
  isPasted: false,
};

export const INSTRUCTION_PAGE: PayPage = {
  rows: ['pixKey', 'upiId', 'phone', 'payeeName', 'accountNumber', 'ifsc', 'reference'],
  steps: ['instruction.step.open', 'instruction.step.pay', 'instruction.step.confirm'],
  isPasted: false,
};

/** The rows of a page that the answer has. */
export const payRows = ({ rows }: PayPage, texts: PageData['texts']): { name: PageText; value: string }[] =>
  rows.flatMap(name => {
    const value = texts[name];
    return value ? [{ name, value }] : [];
  });

/** Whether the answer says anything of how to pay. */
export const isPayable = (page: PayPage, { texts, steps, amount }: PageData): boolean =>
  payRows(page, texts).length > 0 ||
  Boolean(texts.qrCode || texts.description) ||
  steps.length > 0 ||
  amount !== null;
