import type { ReactElement } from 'react';
import { Sign } from '../picture/Sign';

export type CopyButtonProps = {
  /** What it copies, as the accessible name: "Copy address". */
  label: string;
  /** Shown on the button; without it only the icon is drawn. */
  text?: string;
  /** True for a moment after copying. The consumer announces it. */
  isCopied: boolean;
  onCopy: () => void;
};

export function CopyButton({ label, text, isCopied, onCopy }: CopyButtonProps): ReactElement {
  const look = text
    ? `pill pill--action${isCopied ? ' pill--done' : ''}`
    : `icon-button copy--icon${isCopied ? ' copy--done' : ''}`;
  return (
    <button type="button" className={look} part="copy" aria-label={label} onClick={onCopy}>
      <Sign name={isCopied ? 'check' : 'copy'} />
      {text && <span>{text}</span>}
    </button>
  );
}
