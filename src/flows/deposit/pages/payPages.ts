import type { PlainMessageId } from '#generated/messages';
import type { PageData, PageText } from './readPageData';

/** One of the widget's own pages that say whom to pay, and how. */
export interface PayPage {
  /** The widget's own steps: shown if the server sends none and the answer has all texts of `stepsNeed`. */
  steps: readonly PlainMessageId[];
  stepsNeed: readonly PageText[];
  /** The code is meant to be pasted into the bank's app: its text is shown too. */
  isPasted: boolean;
}

/** Every page shows all of them, in this order: a bank may want another way than the page's own to be paid by. */
const ROWS: readonly PageText[] = [
  'pixKey',
  'upiId',
  'phone',
  'payeeName',
  'accountNumber',
  'ifsc',
  'reference',
];

export const PIX_PAGE: PayPage = {
  steps: ['pix.step.open', 'pix.step.scan', 'pix.step.confirm'],
  stepsNeed: ['qrCode'],
  isPasted: true,
};

export const EAZYPE_PAGE: PayPage = {
  steps: ['eazype.step.open', 'eazype.step.pay', 'eazype.step.reference'],
  stepsNeed: ['qrCode', 'upiId', 'reference'],
  isPasted: false,
};

export const INSTRUCTION_PAGE: PayPage = {
  steps: ['instruction.step.open', 'instruction.step.pay', 'instruction.step.confirm'],
  stepsNeed: [],
  isPasted: false,
};

/** The rows that the answer has. */
export const payRows = (texts: PageData['texts']): { name: PageText; value: string }[] =>
  ROWS.flatMap(name => {
    const value = texts[name];
    return value ? [{ name, value }] : [];
  });

/** The widget's own steps; general ones if the answer lacks something that the page's steps refer to. */
export function ownSteps(page: PayPage, texts: PageData['texts']): readonly PlainMessageId[] {
  if (page.stepsNeed.every(name => texts[name])) return page.steps;
  return INSTRUCTION_PAGE.steps;
}

/** Whether a page has more to show than a sum. To be led to one takes more than that (`saysHowToPay`). */
export const hasAnythingToShow = ({ texts, steps }: PageData): boolean =>
  payRows(texts).length > 0 || Boolean(texts.qrCode || texts.description) || steps.length > 0;
