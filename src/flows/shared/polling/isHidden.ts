import type { Cashier } from '../../../state/Cashier';

/** Whether nobody sees the widget: asked of the document that it is in by now, as a host may move it to another one. */
export const isHidden = ({ handle }: Pick<Cashier, 'handle'>): boolean =>
  handle.element.ownerDocument.visibilityState === 'hidden';
