/** Draws one line in the canvas's font size, or smaller if it must be to fit, sharp on every screen. */
export function drawText(canvas: HTMLCanvasElement, text: string): void {
  const context = canvas.getContext('2d');
  const view = canvas.ownerDocument.defaultView;
  const { width, height } = canvas.getBoundingClientRect();
  if (!context || !view || width === 0) return;
  const scale = view.devicePixelRatio || 1;
  const style = view.getComputedStyle(canvas);
  const { color, direction, fontFamily, fontSize, fontWeight } = style;
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const fontOf = (size: number) => `${fontWeight} ${size}px ${fontFamily}`;
  // Where the page scales the widget, what stands in it grows with it.
  const size = (Number.parseFloat(fontSize) * width) / Number.parseFloat(style.width);
  context.scale(scale, scale);
  context.font = fontOf(size);
  const natural = context.measureText(text).width;
  if (natural > width) context.font = fontOf(size * (width / natural));
  context.fillStyle = color;
  context.textBaseline = 'middle';
  // Keeps groups of digits in order in every language.
  context.direction = 'ltr';
  context.textAlign = direction === 'rtl' ? 'right' : 'left';
  // With a greatest width, as some engines round the width of a figure: the first or last one would be cut.
  const place = [text, direction === 'rtl' ? width : 0, height / 2, width] as const;
  // An edge as light as the ground is meant to be: what darkens pages darkens no picture, but the ground behind it.
  Object.assign(context, { strokeStyle: groundOf(canvas, view), lineWidth: size / 3, lineJoin: 'round' });
  context.strokeText(...place);
  context.fillText(...place);
}

/** The colour behind an element, as the styles have it. */
function groundOf(element: Element, view: Window): string {
  const { backgroundColor } = view.getComputedStyle(element);
  const around = backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement;
  return around ? groundOf(around, view) : backgroundColor;
}
