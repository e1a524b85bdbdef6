import { countrySelector } from '../../api/operations/methods';
import type { Cashier } from '../../state/Cashier';
import { showError } from '../shared/showError';
import { withGroupTimeout } from '../shared/withGroupTimeout';

export async function loadCountries(cashier: Cashier): Promise<void> {
  const { methods, client, signal } = cashier;
  if (methods.countries.length > 0) return;
  try {
    methods.countries = await withGroupTimeout(signal, group =>
      client.call(countrySelector, {}, { signal: group }),
    );
  } catch (error) {
    showError(cashier, error, '/deposit');
  }
}

/** METH-05: the methods are asked for anew, and deposits carry the region from now on. */
export function chooseRegion({ methods, router }: Cashier, code: string): void {
  methods.selectedCountry = code;
  methods.search = '';
  router.navigate('/deposit', { query: { refetch: 'true' }, isReset: true });
}
