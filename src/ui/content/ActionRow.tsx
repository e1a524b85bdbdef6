import { type ReactElement, type ReactNode, useId } from 'react';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type ActionRowProps = {
  name: string;
  /** A short line, read out as the description. */
  note?: string;
  part: string;
  onSelect: () => void;
  /** A Button beside the row. It gets the id of the row's name, to tell it from the buttons of other rows. */
  action?: (nameId: string) => ReactNode;
};

/** A line of a list that opens something and has an action of its own. */
export function ActionRow({ name, note, part, onSelect, action }: ActionRowProps): ReactElement {
  useSheet(page);
  const noteId = useId();
  const nameId = useId();
  return (
    <div className="action-row">
      <button
        type="button"
        className="method-row"
        part={part}
        aria-describedby={note ? noteId : undefined}
        onClick={onSelect}
      >
        <span>
          <bdi className="method-name" id={nameId}>
            {name}
          </bdi>
          {note && (
            <span className="method-note" id={noteId} aria-hidden="true">
              {note}
            </span>
          )}
        </span>
      </button>
      {action?.(nameId)}
    </div>
  );
}
