import type { DepositApiResponse } from '../../api/contract/deposit';

type Row = [leads: (response: DepositApiResponse) => boolean, path: string];

/** DEP-05: what an answer holds decides where it leads, the first row that fits; else the kind's own next route. */
const NEXT_ROUTES: readonly Row[] = [];

export const nextRoute = (response: DepositApiResponse, fallback: string): string =>
  NEXT_ROUTES.find(([leads]) => leads(response))?.[1] ?? fallback;
