/** Rows beyond the fold of a long list keep the place of their last layout until they come into view: not seen. */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });
