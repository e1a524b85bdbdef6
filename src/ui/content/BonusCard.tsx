import { type ReactElement, type ReactNode, useId } from 'react';
import { Switch } from '../form/Switch';
import { GiftArt } from '../picture/GiftArt';
import bonus from '../styles/bonus.css?inline';
import { useSheet } from '../useSheet';

export type BonusCardProps = {
  title: string;
  /** Conditions, in a line; may end in a LinkButton to the details. */
  note?: ReactNode;
  /** What is still missing for the bonus ("Add $50 more"); replaces the note. */
  missing?: string;
  isOn?: boolean;
  /** Without it there is no switch. */
  onChange?: (isOn: boolean) => void;
  /** `plain` is for a form, `banner` stands out on the list. */
  variant?: 'banner' | 'plain';
  art?: ReactNode;
};

export function BonusCard({
  title,
  note,
  missing,
  isOn = false,
  onChange,
  variant = 'banner',
  art,
}: BonusCardProps): ReactElement {
  useSheet(bonus);
  const id = useId();
  const line = missing ?? note;
  return (
    <div className={variant === 'plain' ? 'bonus bonus--plain' : 'bonus'} part="bonus">
      <span className="bonus__art" aria-hidden="true">
        {art ?? <GiftArt />}
      </span>
      <div className="bonus__text">
        <span className="bonus__title" id={`${id}title`}>
          <bdi>{title}</bdi>
        </span>
        {line && (
          <span className={missing ? 'bonus__note bonus__note--missing' : 'bonus__note'} id={`${id}note`}>
            <bdi>{line}</bdi>
          </span>
        )}
      </div>
      {onChange && (
        <Switch
          isOn={isOn}
          onChange={onChange}
          labelledBy={`${id}title`}
          describedBy={line ? `${id}note` : undefined}
        />
      )}
    </div>
  );
}
