import { type ReactElement, useId } from 'react';
import { translateOf } from '../content/translateOf';
import type { MethodChoiceProps } from './MethodTile';

export function MethodRow({
  name,
  icon,
  note,
  disabledReason,
  onSelect,
  onIntent,
}: MethodChoiceProps): ReactElement {
  const text = disabledReason ?? note;
  const noteId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <button
      type="button"
      className="method-row"
      part="method"
      aria-describedby={text ? noteId : undefined}
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
    </button>
  );
}
