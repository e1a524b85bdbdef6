import { type ReactElement, type ReactNode, useId } from 'react';
import { Sign } from '../picture/Sign';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type ErrorStateProps = {
  title: string;
  text: string;
  /** What to do next, where the text says what happened. */
  hint?: string | undefined;
  /** What happened, in small print. */
  details?: string;
  /** 1 if it is the screen's only heading. */
  headingLevel?: 1 | 2;
  /** Buttons. */
  children: ReactNode;
};

/**
 * The heading takes the focus when the screen opens, and the text describes it; role alert announces an error
 * that replaces only a part of one.
 */
export function ErrorState({
  title,
  text,
  hint,
  details,
  headingLevel = 2,
  children,
}: ErrorStateProps): ReactElement {
  useSheet(page);
  const id = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="state state--error" part="error" role={headingLevel === 1 ? undefined : 'alert'}>
      <span className="state__icon">
        <Sign name="error" />
      </span>
      <Heading className="state__title" tabIndex={-1} data-heading="" aria-describedby={id}>
        {title}
      </Heading>
      <p className="state__text" id={id}>
        {text}
      </p>
      {hint && <p className="state__text">{hint}</p>}
      {details && <p className="state__details">{details}</p>}
      <div className="state__actions">{children}</div>
    </div>
  );
}
