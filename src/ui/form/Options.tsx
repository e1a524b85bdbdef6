import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../picture/Icon';
import dialog from '../styles/dialog.css?inline';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type Option = { id: string; label: string; icon?: ReactNode };

export type OptionsProps = {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
};

/** A list to choose one from, inside a Dialog: countries, networks. */
export function Options({ label, options, value, onChange }: OptionsProps): ReactElement {
  useSheet(dialog);
  // How an option looks while it is pressed.
  useSheet(page);
  return (
    <ul className="options" aria-label={label}>
      {options.map(option => (
        <li key={option.id}>
          <button
            type="button"
            className="option"
            part="option"
            aria-pressed={option.id === value}
            onClick={() => onChange(option.id)}
          >
            {option.icon}
            <span className="option__text">
              <bdi>{option.label}</bdi>
            </span>
            {option.id === value && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
