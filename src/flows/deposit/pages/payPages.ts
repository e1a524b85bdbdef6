import type { MessageId } from '#generated/messages';
import type { PageText } from './readPageData';

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
