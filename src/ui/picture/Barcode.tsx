import { type ReactElement, useMemo } from 'react';
import { code128 } from '../../lib/code128';
import scan from '../styles/scan.css?inline';
import { useSheet } from '../useSheet';

const QUIET_MODULES = 10;
const HEIGHT = 40;

type BarcodeProps = {
  /** Printable ASCII, up to 48 characters. */
  value: string;
  /** Accessible name: what it is a code of. */
  label: string;
};

/** Code 128, always dark on white, as scanners need it. Draws nothing if it cannot hold the value. */
export function Barcode({ value, label }: BarcodeProps): ReactElement | null {
  useSheet(scan);
  const drawn = useMemo(() => draw(value), [value]);
  if (!drawn) return null;
  return (
    <div className="scan scan--bars" part="barcode" role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${drawn.width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawn.path} fill="currentColor" />
      </svg>
    </div>
  );
}

function draw(value: string): { path: string; width: number } | null {
  const widths = code128(value);
  if (!widths) return null;
  let x = QUIET_MODULES;
  let path = '';
  widths.forEach((width, index) => {
    if (index % 2 === 0) path += `M${x} 0h${width}v${HEIGHT}h-${width}z`;
    x += width;
  });
  return { path, width: x + QUIET_MODULES };
}
