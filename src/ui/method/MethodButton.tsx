import { type ReactElement, type ReactNode, useId } from 'react';
import { translateOf } from '../content/translateOf';

type MethodButtonProps = {
  /** A tile of a grid, or a row of a list. */
  layout: 'grid' | 'list';
  name: string;
  /** A mark, hidden from screen readers. */
  icon: ReactNode;
  /** Limits or another short line. Hidden, to keep it out of the name, but still read out as the description. */
  note?: string;
  /** Why the method cannot be chosen: disables it, and replaces the note. */
  disabledReason?: string;
  onSelect: () => void;
  /** The player is about to choose (pointer over it, or focus): time to prefetch. */
  onIntent?: () => void;
};

export function MethodButton({
  layout,
  name,
  icon,
  note,
  disabledReason,
  onSelect,
  onIntent,
}: MethodButtonProps): ReactElement {
  const isTile = layout === 'grid';
  const text = disabledReason ?? note;
  const noteId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <button
      type="button"
      className={isTile ? 'tile' : 'method-row'}
      part="method"
      aria-describedby={text ? noteId : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onSelect}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {isTile ? <span className="tile__top">{icon}</span> : icon}
      <span>
        <bdi className="method-name">{name}</bdi>
        {text && (
          <bdi className="method-note" id={noteId} aria-hidden="true" translate={translateOf(text)}>
            {text}
          </bdi>
        )}
      </span>
    </button>
  );
}
