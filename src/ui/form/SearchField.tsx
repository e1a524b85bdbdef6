import { type ReactElement, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../picture/Icon';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
};

export function SearchField({ label, value, onChange, clearLabel }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const handleClear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="search" part="search">
      <Icon name="search" className="search__icon" />
      <input
        ref={input}
        className="search__input"
        part="search-input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        // Enter must not submit a form around the field: the list is filtered while the player types.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {value && (
        <IconButton className="search__clear" icon="close" label={clearLabel} onClick={handleClear} />
      )}
    </div>
  );
}
