/** The widget that stands on the page. */
export interface Widget {
  root: ShadowRoot;
  /** What it draws: the widget's outermost element. */
  frame: HTMLElement;
}

export const dialogOf = ({ root }: Widget): Element | null =>
  root.querySelector('dialog, [role=dialog], [part~=dialog]');
