import type { Cashier } from '../../../src/state/Cashier';

/** The widget's page. */
export const pathOf = ({ cashier }: { cashier: Cashier }): string => cashier.router.current().path;
