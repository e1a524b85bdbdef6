import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PhoneCountry } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FlagIcon } from '../../../ui/picture/FlagIcon';
import { Icon } from '../../../ui/picture/Icon';
import { loadFlags, loadOtherFlags } from '../../../ui/picture/loadPictures';
import { usePictures } from '../picture/usePictures';
import { useCountryName } from '../text/useCountryName';
import { SearchedOptions } from './SearchedOptions';

type PhoneCountryPickerProps = {
  countries: readonly PhoneCountry[];
  value: PhoneCountry;
  onChange: (country: PhoneCountry) => void;
};

const READ_FROM_RIGHT = /[\u0590-\u08ff]/;

/** Behind a name that is read from the right, a prefix keeps its plus in front. */
const withPrefix = (name: string, prefix: string): string =>
  `${name} ${READ_FROM_RIGHT.test(name) ? `\u2066${prefix}\u2069` : prefix}`;

/** The choice of a phone's country, with its flag, among those that the field lists (FORM-09). */
export function PhoneCountryPicker({ countries, value, onChange }: PhoneCountryPickerProps): ReactElement {
  const t = useTranslate();
  const nameOf = useCountryName();
  const [isOpen, setIsOpen] = useState(false);
  usePictures(loadFlags);
  usePictures(loadOtherFlags);
  const flagOf = ({ code, prefix }: PhoneCountry) => <FlagIcon country={code || prefix} />;
  const labelOf = ({ name, code, prefix }: PhoneCountry) => withPrefix(name || nameOf(code), prefix);
  // Of countries that share a prefix a server may tell no code.
  const idOf = (country: PhoneCountry) => `${country.code} ${labelOf(country)}`;
  return (
    <>
      <button
        type="button"
        className="pill pill--action"
        part="region"
        aria-label={`${value.prefix}, ${t('region.change')}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
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
            <SearchedOptions
              label={t('region.title')}
              searchLabel={t('region.search')}
              notFound={t('region.notFound')}
              options={countries.map(country => ({
                id: idOf(country),
                label: labelOf(country),
                icon: flagOf(country),
              }))}
              value={idOf(value)}
              onChange={id => {
                const chosen = countries.find(country => idOf(country) === id);
                // Nothing outside an open dialog takes the focus, and closing it gives the focus back.
                flushSync(() => setIsOpen(false));
                if (chosen) onChange(chosen);
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
