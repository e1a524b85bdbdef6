import { useLingui } from '@lingui/react';
import { useSnapshot } from 'valtio';
import { countryName } from '../../../domain/player/countryName';
import { useCashier } from '../../../state/CashierContext';

/** Names a country in the player's language; where the engine knows none, as the server does. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useLingui();
  const { countries } = useSnapshot(useCashier().methods);
  return code => {
    const served = countries.find(country => country.code.toUpperCase() === code.toUpperCase())?.name;
    return countryName(code, i18n.locale) ?? served ?? code;
  };
}
