import { useLingui } from '@lingui/react';
import { useSnapshot } from 'valtio';
import { countryName } from '../../../domain/player/countryName';
import { useCashier } from '../../../state/CashierContext';

/**
 * Names a country in the player's language: by its catalog, where engines have only English (I18N-01), else by the
 * engine, else by the server.
 */
export function useCountryName(): (code: string) => string {
  const { i18n } = useLingui();
  const { countries } = useSnapshot(useCashier().methods);
  return code => {
    const known = code.toUpperCase();
    const own = i18n.messages[`country.${known}`]?.[0] as string | undefined;
    const served = countries.find(country => country.code.toUpperCase() === known);
    return own ?? countryName(known, i18n.locale) ?? served?.name ?? code;
  };
}
