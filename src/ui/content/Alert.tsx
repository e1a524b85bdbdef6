import type { ReactElement, ReactNode } from 'react';

/**
 * Says what comes into it: mount it empty. A role alone is not a live region in every browser, and of several things
 * that come at once some screen readers say the last one only, so that all stand in one group.
 */
export function Alert({ children }: { children: ReactNode }): ReactElement {
  const isEmpty = !children || (Array.isArray(children) && !children.some(Boolean));
  return (
    <div role="alert" aria-live="assertive">
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields */}
      {!isEmpty && <div role="group">{children}</div>}
    </div>
  );
}
