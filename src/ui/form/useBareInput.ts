import { type ForwardedRef, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * A ref for a controlled input that keeps its value out of the markup: React copies it into the `value`
 * attribute, where style sheets, session recorders and anyone who reads the DOM would find a card number.
 */
export function useBareInput(outer: ForwardedRef<HTMLInputElement>): RefObject<HTMLInputElement | null> {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(outer, () => element.current, []);
  useLayoutEffect(() => {
    const { current: input } = element;
    if (!input) return;
    const strip = () => input.removeAttribute('value');
    strip();
    // React writes it again with every render, and after some events without one.
    const observer = new MutationObserver(strip);
    observer.observe(input, { attributes: true, attributeFilter: ['value'] });
    return () => observer.disconnect();
  }, []);
  return element;
}
