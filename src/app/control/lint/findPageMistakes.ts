import { areFormsBlocked } from '../../../lib/areFormsBlocked';
import type { Mistake } from './findMistakes';

const SANDBOX: Mistake = {
  name: 'sandbox',
  text: 'the `sandbox` of the frame lacks `allow-forms`: the button of a form does nothing',
};

const TO_JSON: Mistake = {
  name: 'toJSON',
  text: 'the page has an `Array.prototype.toJSON` (Prototype.js before 1.7), which spoils every list that is sent or kept: delete it',
};

/** Mistakes of the page around the widget, which no data of the host can make up for. */
export const findPageMistakes = (root: ShadowRoot): Mistake[] => [
  ...(areFormsBlocked(root) ? [SANDBOX] : []),
  ...('toJSON' in Array.prototype ? [TO_JSON] : []),
];
