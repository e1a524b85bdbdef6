import type { ReactElement } from 'react';

export type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  label?: string;
};

export function Spinner({ label }: SpinnerProps): ReactElement {
  return label ? (
    <span className="spinner" role="img" aria-label={label} />
  ) : (
    <span className="spinner" aria-hidden="true" />
  );
}
