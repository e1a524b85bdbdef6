import type { ReactElement, ReactNode } from 'react';
import { Tag } from './Tag';
import { translateOf } from './translateOf';
import { useMethodDescription } from './useMethodDescription';

export type MethodChoiceProps = {
  name: string;
  /** A mark, hidden from screen readers. */
  icon: ReactNode;
  /** Limits or another short line, read out as the description. */
  note?: string;
  tag?: string;
  /** Why it cannot be chosen; shown in place of the note. Its presence closes the method. */
  disabledReason?: string;
  onSelect: () => void;
  /** The player is about to choose (pointer over it, or focus): time to prefetch. */
  onIntent?: () => void;
};

export function MethodTile({
  name,
  icon,
  note,
  tag,
  disabledReason,
  onSelect,
  onIntent,
}: MethodChoiceProps): ReactElement {
  const text = disabledReason ?? note;
  const { noteId, tagId, describedBy } = useMethodDescription(Boolean(text), Boolean(tag));
  const isDisabled = disabledReason !== undefined;
  return (
    <button
      type="button"
      className="tile"
      part="method"
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onSelect}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className="tile__top">
        {icon}
        {tag && (
          <Tag id={tagId} isHidden>
            {tag}
          </Tag>
        )}
      </span>
      <span className="tile__text">
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
