import { type ReactElement, useEffect, useRef } from 'react';
import { watchLook } from '../frame/watchLook';
import transfer from '../styles/transfer.css?inline';
import { useSheet } from '../useSheet';
import { drawText } from './drawText';

type TextImageProps = {
  /** Drawn unchanged, left to right. It is never put into a text node or an attribute. */
  text: string;
  /** Accessible name: what it is a picture of, never the text itself. */
  label: string;
};

/** Draws a line of text as a picture, in the colour and font of its surroundings. */
export function TextImage({ text, label }: TextImageProps): ReactElement {
  useSheet(transfer);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return;
    drawText(element, text);
    return watchLook(element, () => drawText(element, text));
  }, [text]);
  return <canvas ref={canvas} className="text-image" part="text-image" role="img" aria-label={label} />;
}
