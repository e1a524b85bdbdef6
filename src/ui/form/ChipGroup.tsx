import { type ReactElement, useEffect, useRef } from 'react';
import { stripMarks } from '../../lib/stripMarks';
import { translateOf } from '../content/translateOf';
import form from '../styles/form.css?inline';
import { useSheet } from '../useSheet';

export type Chip = { value: number; label: string };

type ChipGroupProps = {
  /** Accessible name of the group. */
  label: string;
  chips: readonly Chip[];
  /** null: none is chosen. */
  value: number | null;
  onChange: (value: number) => void;
};

/** A form as wide as it becomes, and beside its summary on a tablet; with the gap to a chip that is not there. */
const ROWS_PX = { '--columns': 488, '--fewer': 392 };
const FIGURE_PX = 8.1;
/** Room beside a chip's text, its border and the gap to the next. */
const FRAME_PX = 24;

/** As many columns as the longest text leaves room for, spread so that the last row is about as full as the others. */
function columnsOf(chips: readonly Chip[]): Record<string, number> {
  const figures = Math.max(...chips.map(({ label }) => stripMarks(label).length));
  const columns = Object.entries(ROWS_PX).map(([name, width]) => {
    const most = Math.max(1, Math.floor(width / (figures * FIGURE_PX + FRAME_PX)));
    return [name, Math.ceil(chips.length / Math.ceil(chips.length / most))] as const;
  });
  return { ...Object.fromEntries(columns), '--figures': figures };
}

/** Leaves a part of the next chip in view, which says that there are more. */
const EDGE_PX = 40;

/** Unlike scrollIntoView, it does not scroll the page, so the amount being typed stays in view. */
function showSideways(row: Element | null, chip: Element | null | undefined): void {
  if (!row || !chip) return;
  const [frame, box] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const before = box.left - frame.left - EDGE_PX;
  const after = box.right - frame.right + EDGE_PX;
  if (before < 0 || after > 0) row.scrollLeft += before < 0 ? before : after;
}

export function ChipGroup({ label, chips, value, onChange }: ChipGroupProps): ReactElement {
  useSheet(form);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value !== null) showSideways(row.current, row.current?.querySelector('[aria-pressed=true]'));
  }, [value]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which is text of our own
    <div ref={row} className="chips" part="chips" role="group" aria-label={label} style={columnsOf(chips)}>
      {chips.map(chip => (
        <button
          // Not the value: that of "All" may become the same as another chip's, and the chip in focus must
          // not be moved.
          key={chip.label}
          type="button"
          className="chip"
          part={chip.value === value ? 'chip chip-chosen' : 'chip'}
          aria-pressed={chip.value === value}
          // Browsers do not scroll to an element that is half in view.
          onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          onClick={() => onChange(chip.value)}
        >
          <bdi translate={translateOf(chip.label)}>{chip.label}</bdi>
        </button>
      ))}
    </div>
  );
}
