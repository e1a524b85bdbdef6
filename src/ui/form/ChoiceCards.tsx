import { type ReactElement, type ReactNode, useId } from 'react';
import { Tag } from '../content/Tag';
import { translateOf } from '../content/translateOf';
import choice from '../styles/choice.css?inline';
import form from '../styles/form.css?inline';
import { useSheet } from '../useSheet';
import { FieldError } from './FieldError';
import { joinIds } from './joinIds';

type ChoiceCard = {
  id: string;
  /** The accessible name. */
  title: string;
  icon?: ReactNode;
  /** A short line, read out as the description. */
  note?: string;
  tag?: string;
  /** The most important figure, at the end of the line. */
  figure?: string;
  /** Says what the figure is; shown before it. */
  figureNote?: string;
};

export type ChoiceCardsProps = {
  label: string;
  cards: readonly ChoiceCard[];
  /** null: none is chosen. */
  value: string | null;
  onChange: (id: string) => void;
  error?: string;
  hint?: string;
};

/** A choice of one among a few, each with its facts: the browser's own radio buttons on cards. */
export function ChoiceCards({ label, cards, value, onChange, error, hint }: ChoiceCardsProps): ReactElement {
  useSheet(form);
  useSheet(choice);
  const id = useId();
  const describedBy = joinIds(error && `${id}error`, hint && `${id}hint`);
  return (
    <div className="choices" part="choices">
      <span className="field__label" id={`${id}label`}>
        {label}
      </span>
      {hint && (
        <span className="field__hint" id={`${id}hint`}>
          {hint}
        </span>
      )}
      <div
        className="choices__list"
        role="radiogroup"
        aria-labelledby={`${id}label`}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        aria-required
      >
        {cards.map(card => (
          <Card key={card.id} group={id} card={card} isChosen={card.id === value} onChange={onChange} />
        ))}
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}

type CardProps = { group: string; card: ChoiceCard; isChosen: boolean; onChange: (id: string) => void };

function Card({ group, card, isChosen, onChange }: CardProps): ReactElement {
  const id = useId();
  const { title, icon, note, tag, figure, figureNote } = card;
  const hasEnd = figure ?? figureNote;
  return (
    <label className="choice" part={isChosen ? 'choice choice-chosen' : 'choice'}>
      <input
        type="radio"
        className="choice__input"
        name={group}
        value={card.id}
        checked={isChosen}
        aria-labelledby={`${id}title`}
        aria-describedby={joinIds(tag && `${id}tag`, `${id}note`, `${id}end`)}
        onChange={() => onChange(card.id)}
      />
      {icon}
      <span className="choice__main">
        <span className="choice__text">
          <span className="choice__title">
            <bdi id={`${id}title`} translate={translateOf(title)}>
              {title}
            </bdi>
            {tag && <Tag id={`${id}tag`}>{tag}</Tag>}
          </span>
          <span className="choice__note" id={`${id}note`}>
            <bdi translate={note ? translateOf(note) : undefined}>{note}</bdi>
          </span>
        </span>
        <span className={hasEnd ? 'choice__end' : 'hidden'} id={`${id}end`}>
          {figureNote && <span className="choice__note">{figureNote}</span>}
          {figure && (
            <span className="choice__figure">
              <bdi translate="no">{figure}</bdi>
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
