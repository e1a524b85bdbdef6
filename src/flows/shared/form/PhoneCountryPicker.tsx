import { type ReactElement, useState } from 'react';
import type { PhoneCountry } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { SEARCH_FROM_METHODS } from '../../../spec/defaults';
import { Options } from '../../../ui/form/Options';
import { SearchField } from '../../../ui/form/SearchField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FlagIcon } from '../../../ui/picture/FlagIcon';
import { Icon } from '../../../ui/picture/Icon';
import { loadFlags, loadOtherFlags } from '../../../ui/picture/loadPictures';
import { useCountryName } from '../text/useCountryName';
import { usePictures } from '../usePictures';

export type PhoneCountryPickerProps = {
  countries: readonly PhoneCountry[];
  value: PhoneCountry;
  isDisabled: boolean;
  onChange: (country: PhoneCountry) => void;
};

/** The country of a phone, with its flag, out of those that the field lists (FORM-09). */
export function PhoneCountryPicker({
  countries,
  value,
  isDisabled,
  onChange,
}: PhoneCountryPickerProps): ReactElement {
  const t = useTranslate();
  const nameOf = useCountryName();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const flags = { ...usePictures(loadOtherFlags), ...usePictures(loadFlags) };
  const flagOf = ({ code, prefix }: PhoneCountry) => (
    <FlagIcon country={code || prefix} picture={code ? flags[code.toLowerCase()] : undefined} />
  );
  const labelOf = ({ name, code, prefix }: PhoneCountry) => `${name || nameOf(code)} ${prefix}`;
  const idOf = ({ code, prefix }: PhoneCountry) => `${code} ${prefix}`;
  const found = countries.filter(country =>
    labelOf(country).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );
  return (
    <>
      <button
        type="button"
        className="pill pill--action"
        part="region"
        aria-label={`${value.prefix}, ${t('region.change')}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => !isDisabled && setIsOpen(true)}
      >
        {flagOf(value)}
        <Icon name="down" className="muted" />
      </button>
      {isOpen && (
        <Dialog
          title={t('region.title')}
          closeLabel={t('common.close')}
          variant="sheet"
          onClose={() => setIsOpen(false)}
        >
          <div className="stack">
            {countries.length >= SEARCH_FROM_METHODS && (
              <SearchField
                label={t('region.search')}
                placeholder={t('region.search')}
                clearLabel={t('list.clearSearch')}
                value={search}
                onChange={setSearch}
              />
            )}
            <Options
              label={t('region.title')}
              options={found.map(country => ({
                id: idOf(country),
                label: labelOf(country),
                icon: flagOf(country),
              }))}
              value={idOf(value)}
              onChange={id => {
                const chosen = countries.find(country => idOf(country) === id);
                setIsOpen(false);
                if (chosen) onChange(chosen);
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
