import { type ReactElement, type ReactNode, useId } from 'react';
import { Switch } from '../form/Switch';
import { GiftArt } from '../picture/GiftArt';
import bonus from '../styles/bonus.css?inline';
import { useSheet } from '../useSheet';

type BonusCardProps = {
  title: string;
  /** Conditions, in a line. */
  note?: ReactNode;
  /** A LinkButton to the details, behind the note. */
  details?: ReactNode;
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
  details,
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
          <span className={missing ? 'bonus__note bonus__note--missing' : 'bonus__note'}>
            <bdi id={`${id}note`}>{line}</bdi> {details}
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
