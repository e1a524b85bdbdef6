import type { ReactElement } from 'react';
import { PaymentPage } from './PaymentPage';
import { PIX_PAGE } from './payPages';

export function PixScreen(): ReactElement {
  return <PaymentPage page={PIX_PAGE} />;
}
