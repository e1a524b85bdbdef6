import type { ReactElement } from 'react';

/** A gift in the widget's own colours, drawn flat: no picture to load, and it follows the theme. */
export function GiftArt(): ReactElement {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true" focusable="false">
      <rect x="3.5" y="11" width="19" height="12" rx="2.5" fill="var(--c-accent)" />
      <rect x="2" y="7.5" width="22" height="5" rx="1.8" fill="var(--c-accent-text)" />
      <path d="M11 7.5h4V23h-4z" fill="#f0b429" />
      <path
        d="M13 7.5C9 7.6 6.6 6.6 6.8 4.6 7 2.7 10.4 2.5 13 7.5Zm0 0c4 .1 6.4-.9 6.2-2.9C19 2.7 15.6 2.5 13 7.5Z"
        stroke="#f0b429"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
    </svg>
  );
}
