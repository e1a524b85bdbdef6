import type { CSSProperties, ReactElement } from 'react';
import form from './styles/form.css?inline';
import { useSheet } from './useSheet';

export type Chip<Value extends string | number> = { value: Value; label: string; isDisabled?: boolean };

export type ChipGroupProps<Value extends string | number> = {
  /** Accessible name of the group. */
  label: string;
  chips: readonly Chip<Value>[];
  /** null: none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
};

export function ChipGroup<Value extends string | number>({
  label,
  chips,
  value,
  onChange,
}: ChipGroupProps<Value>): ReactElement {
  useSheet(form);
  const longest = Math.max(4, ...chips.map(chip => chip.label.length));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which is text of our own
    <div
      className="chips"
      part="chips"
      role="group"
      aria-label={label}
      style={{ '--chars': longest } as CSSProperties}
    >
      {chips.map(chip => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          part={chip.value === value ? 'chip chip-chosen' : 'chip'}
          aria-pressed={chip.value === value}
          aria-disabled={chip.isDisabled || undefined}
          onClick={() => !chip.isDisabled && onChange(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
