import type { ReactElement } from 'react';
import { Sign } from '../picture/Sign';

type CopyButtonProps = {
  /** What it copies, as the accessible name: "Copy address". */
  label: string;
  /** Shown on the button before and after copying; without them only the icon is drawn. */
  texts?: readonly [before: string, after: string];
  /** True for a moment after copying. The consumer announces it. */
  isCopied: boolean;
  onCopy: () => void;
};

export function CopyButton({ label, texts, isCopied, onCopy }: CopyButtonProps): ReactElement {
  const look = texts
    ? `pill pill--action${isCopied ? ' pill--done' : ''}`
    : `icon-button copy--icon${isCopied ? ' copy--done' : ''}`;
  return (
    <button
      type="button"
      className={look}
      part="copy"
      aria-label={label}
      data-other={texts?.[isCopied ? 0 : 1]}
      onClick={onCopy}
    >
      <Sign name={isCopied ? 'check' : 'copy'} />
      {texts && <span>{texts[isCopied ? 1 : 0]}</span>}
    </button>
  );
}
