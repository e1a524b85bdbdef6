import type { Cashier } from './Cashier';

type Regions = {
  readonly methods: Pick<Cashier['methods'], 'selectedCountry'>;
  readonly user: Pick<Cashier['user'], 'paymentGeo'>;
};

/** The region whose methods are offered: the one that the player chose, else the user's (METH-05). */
export const regionOf = ({ methods, user }: Regions): string => methods.selectedCountry || user.paymentGeo;
