import type { ReactElement } from 'react';
import type { MethodChoiceProps } from './MethodTile';
import { Tag } from './Tag';
import { translateOf } from './translateOf';
import { useMethodDescription } from './useMethodDescription';

export function MethodRow({
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
      className="method-row"
      part="method"
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onSelect}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon}
      <span className="method-row__text">
        <bdi className="method-name">{name}</bdi>
        {text && (
          <bdi className="method-note" id={noteId} aria-hidden="true" translate={translateOf(text)}>
            {text}
          </bdi>
        )}
      </span>
      {tag && (
        <Tag id={tagId} isHidden>
          {tag}
        </Tag>
      )}
    </button>
  );
}
