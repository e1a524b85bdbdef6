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

/** What of the page keeps the widget from working, whatever the host gives it. */
export const findPageMistakes = (root: ShadowRoot): Mistake[] => [
  ...(areFormsBlocked(root) ? [SANDBOX] : []),
  ...('toJSON' in Array.prototype ? [TO_JSON] : []),
];
