import { countrySelector } from '../../../api/operations/countries';
import type { Cashier } from '../../../state/Cashier';
import { showError } from '../../shared/failure/showError';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { homePath } from '../../shared/navigation/homePath';

/** Loads the regions; `signal` aborts on leaving, so that a late failure opens no error page. */
export async function loadCountries(cashier: Cashier, signal: AbortSignal): Promise<void> {
  const { methods, client } = cashier;
  if (methods.countries.length > 0) return;
  try {
    methods.countries = await withGroupTimeout(signal, group =>
      client.call(countrySelector, {}, { signal: group }),
    );
  } catch (error) {
    showError(cashier, error, homePath(cashier.router.current()));
  }
}
