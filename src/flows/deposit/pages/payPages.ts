import type { PlainMessageId } from '#generated/messages';
import type { PageData, PageText } from './readPageData';

/** One of the widget's own pages that say whom to pay, and how. */
export interface PayPage {
  /** The rows, in this order; those that the answer lacks are left out. */
  rows: readonly PageText[];
  /** The widget's own steps: shown if the server sends none and the answer has all texts of `stepsNeed`. */
  steps: readonly PlainMessageId[];
  stepsNeed: readonly PageText[];
  /** The code is meant to be pasted into the bank's app: its text is shown too. */
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

/** The widget's own steps; general ones if the answer lacks something that the page's steps refer to. */
export function ownSteps(page: PayPage, texts: PageData['texts']): readonly PlainMessageId[] {
  if (page.stepsNeed.every(name => texts[name])) return page.steps;
  return INSTRUCTION_PAGE.steps;
}

/** Whether the answer has anything that the page can show about the payment. */
export const isPayable = (page: PayPage, { texts, steps, amount }: PageData): boolean =>
  payRows(page, texts).length > 0 ||
  Boolean(texts.qrCode || texts.description) ||
  steps.length > 0 ||
  amount !== null;
