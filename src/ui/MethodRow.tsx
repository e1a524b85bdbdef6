import type { ReactElement } from 'react';
import { Icon } from './Icon';
import type { MethodChoiceProps } from './MethodTile';
import { Tag } from './Tag';
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
      <span className="slot" aria-hidden="true">
        {icon}
      </span>
      <span className="method-row__text">
        <span className="method-name">
          <bdi>{name}</bdi>
        </span>
        {text && (
          <span className="method-note" id={noteId} aria-hidden="true">
            <bdi>{text}</bdi>
          </span>
        )}
      </span>
      {tag && (
        <Tag id={tagId} isHidden>
          {tag}
        </Tag>
      )}
      {!isDisabled && <Icon name="forward" className="chevron" />}
    </button>
  );
}
