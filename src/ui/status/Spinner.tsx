import type { ReactElement } from 'react';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  label?: string;
};

export function Spinner({ label }: SpinnerProps): ReactElement {
  useSheet(page);
  return label ? (
    <span className="spinner" role="img" aria-label={label} />
  ) : (
    <span className="spinner" aria-hidden="true" />
  );
}
