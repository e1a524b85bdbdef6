import type { ReactElement } from 'react';
import { PaymentPage } from './PaymentPage';
import { EAZYPE_PAGE } from './payPages';

export function EazypeScreen(): ReactElement {
  return <PaymentPage page={EAZYPE_PAGE} />;
}
