import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';
import scan from '../styles/scan.css?inline';
import { useSheet } from '../useSheet';

const QUIET_ZONE_MODULES = 1;
const DENSE_FROM_MODULES = 60;
const LONGEST_BYTES = 2300;

/** Whether a text fits into the largest code, which counts bytes: a letter may have several. */
export const fitsQrCode = (value: string): boolean => new TextEncoder().encode(value).length <= LONGEST_BYTES;

type QrCodeProps = {
  /** Must pass `fitsQrCode`. */
  value: string;
  /** Accessible name: what it is a code of. */
  label: string;
};

/** Always dark on white, whatever the theme, as scanners need it. The frame's padding completes the quiet zone. */
export function QrCode({ value, label }: QrCodeProps): ReactElement {
  useSheet(scan);
  const code = useMemo(() => draw(value), [value]);
  return (
    <div
      className={code.size >= DENSE_FROM_MODULES ? 'scan scan--dense' : 'scan'}
      part="qr"
      role="img"
      aria-label={label}
    >
      <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true" focusable="false">
        <path d={code.path} fill="currentColor" />
      </svg>
    </div>
  );
}

/** One path of horizontal runs, as a dense code has thousands of modules. */
function draw(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { border: QUIET_ZONE_MODULES, ecc: 'M', boostEcc: true });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const length = x - start + 1;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
