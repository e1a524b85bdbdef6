import { useLingui } from '@lingui/react';
import { useSnapshot } from 'valtio';
import { countryName } from '../../../domain/player/countryName';
import { useCashier } from '../../../state/CashierContext';

/** Names a country in the player's language; if the engine has no name for it, by the server's. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useLingui();
  const { countries } = useSnapshot(useCashier().methods);
  return code => {
    const served = countries.find(country => country.code.toUpperCase() === code.toUpperCase())?.name;
    return countryName(code, i18n.locale) ?? served ?? code;
  };
}
