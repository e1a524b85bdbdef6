import type { ReactElement } from 'react';
import { PaymentPage } from './PaymentPage';
import { INSTRUCTION_PAGE } from './payPages';

export function InstructionScreen(): ReactElement {
  return <PaymentPage page={INSTRUCTION_PAGE} />;
}
