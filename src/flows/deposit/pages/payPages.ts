import type { PlainMessageId } from '#generated/messages';
import type { PageData, PageText } from './readPageData';

/** A page of ours that says whom to pay, and how. */
export interface PayPage {
  /** Those that the answer has are shown, in this order. */
  rows: readonly PageText[];
  /** Where the server gives none of its own, and the answer has what they speak of. */
  steps: readonly PlainMessageId[];
  stepsNeed: readonly PageText[];
  /** The text of the code is meant to be pasted into the bank's app. */
  isPasted: boolean;
}

export const PIX_PAGE: PayPage = {
  rows: ['pixKey', 'payeeName', 'reference'],
  steps: ['pix.step.open', 'pix.step.scan', 'pix.step.confirm'],
  stepsNeed: ['qrCode'],
  isPasted: true,
};

export const EAZYPE_PAGE: PayPage = {
  rows: ['upiId', 'payeeName', 'accountNumber', 'ifsc', 'reference'],
  steps: ['eazype.step.open', 'eazype.step.pay', 'eazype.step.reference'],
  stepsNeed: ['qrCode', 'upiId', 'reference'],
  isPasted: false,
};

export const INSTRUCTION_PAGE: PayPage = {
  rows: ['pixKey', 'upiId', 'phone', 'payeeName', 'accountNumber', 'ifsc', 'reference'],
  steps: ['instruction.step.open', 'instruction.step.pay', 'instruction.step.confirm'],
  stepsNeed: [],
  isPasted: false,
};

/** The rows of a page that the answer has. */
export const payRows = ({ rows }: PayPage, texts: PageData['texts']): { name: PageText; value: string }[] =>
  rows.flatMap(name => {
    const value = texts[name];
    return value ? [{ name, value }] : [];
  });

/** What to do, in words of ours: nothing is spoken of that the answer has not. */
export function ownSteps(page: PayPage, texts: PageData['texts']): readonly PlainMessageId[] {
  if (page.stepsNeed.every(name => texts[name])) return page.steps;
  return INSTRUCTION_PAGE.steps;
}

/** Whether the answer says anything of how to pay. */
export const isPayable = (page: PayPage, { texts, steps, amount }: PageData): boolean =>
  payRows(page, texts).length > 0 ||
  Boolean(texts.qrCode || texts.description) ||
  steps.length > 0 ||
  amount !== null;
