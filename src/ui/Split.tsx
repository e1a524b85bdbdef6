import type { ReactElement, ReactNode } from 'react';
import page from './styles/page.css?inline';
import { useSheet } from './useSheet';

export type SplitProps = { main: ReactNode; aside: ReactNode };

/** A form beside its summary where the container is wide, above the summary where it is not. */
export function Split({ main, aside }: SplitProps): ReactElement {
  useSheet(page);
  return (
    <div className="split">
      <div>{main}</div>
      <div className="split__aside">{aside}</div>
    </div>
  );
}
