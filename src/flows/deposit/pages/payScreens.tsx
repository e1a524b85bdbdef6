import type { ReactElement } from 'react';
import { PaymentPage } from './PaymentPage';
import { EAZYPE_PAGE, INSTRUCTION_PAGE, PIX_PAGE } from './payPages';

export const PixScreen = (): ReactElement => <PaymentPage page={PIX_PAGE} />;

export const EazypeScreen = (): ReactElement => <PaymentPage page={EAZYPE_PAGE} />;

export const InstructionScreen = (): ReactElement => <PaymentPage page={INSTRUCTION_PAGE} />;
