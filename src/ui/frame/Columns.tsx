import type { ReactElement, ReactNode, Ref } from 'react';
import columns from '../styles/columns.css?inline';
import { useSheet } from '../useSheet';

type ColumnsProps = {
  main: ReactNode;
  /** Moves below the main column if there is no room beside it. */
  side: ReactNode;
  /** For the main column, which can take the focus when its content changes. */
  mainRef?: Ref<HTMLDivElement>;
  /** What is heard when it takes the focus. */
  mainLabel?: string | undefined;
};

/** Two columns of equal weight. Unlike Split's summary, the second one is needed on a phone too. */
export function Columns({ main, side, mainRef, mainLabel }: ColumnsProps): ReactElement {
  useSheet(columns);
  return (
    <div className="columns">
      <div
        className="stack columns__column"
        ref={mainRef}
        tabIndex={mainRef ? -1 : undefined}
        {...(mainLabel && { role: 'group', 'aria-label': mainLabel })}
      >
        {main}
      </div>
      <div className="stack columns__column">{side}</div>
    </div>
  );
}
