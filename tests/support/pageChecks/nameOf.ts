/** An element as a fault names it: tag, classes and the beginning of its text. */
export const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 30)}"`;
