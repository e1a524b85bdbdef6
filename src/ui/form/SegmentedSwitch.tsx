import type { ReactElement } from 'react';

type Segment<Id extends string> = { id: Id; label: string };

type SegmentedSwitchProps<Id extends string> = {
  /** Accessible name of the group. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

export function SegmentedSwitch<Id extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedSwitchProps<Id>): ReactElement {
  const index = segments.findIndex(segment => segment.id === value);
  // The style sheet has two segments and the first one of them; the early list relies on that.
  const style = {
    '--count': segments.length === 2 ? undefined : segments.length,
    '--index': index > 0 ? index : undefined,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which is text of our own
    <div className="segments" part="segments" role="group" aria-label={label} style={style}>
      {segments.map(segment => (
        <button
          key={segment.id}
          type="button"
          className="segment"
          part="segment"
          aria-pressed={segment.id === value}
          onClick={() => segment.id !== value && onChange(segment.id)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
