import { type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { FieldError } from '../form/FieldError';
import sweep from '../styles/sweep.css?inline';
import { useSheet } from '../useSheet';
import { CoinBox, type CoinBoxOption } from './CoinBox';

type BoxGroupProps = {
  /** Accessible name of the group. */
  label: string;
  boxes: readonly CoinBoxOption[];
  value: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A choice of one: a radio group, with the arrow keys to move through it. */
export function BoxGroup({ label, boxes, value, onChange, error }: BoxGroupProps): ReactElement {
  useSheet(sweep);
  const group = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const chosen = boxes.findIndex(box => box.id === value);

  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    // With one of these it is the browser's, as its way back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isMirrored = isSideways(event.key) && isRtl(event.currentTarget);
    const next = (Math.max(chosen, 0) + (isMirrored ? -step : step) + boxes.length) % boxes.length;
    const box = boxes[next];
    if (!box) return;
    onChange(box.id);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };

  return (
    <>
      <div
        ref={group}
        className="boxes"
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-required
        aria-describedby={error ? errorId : undefined}
        onKeyDown={handleKeyDown}
      >
        {boxes.map((box, index) => (
          <CoinBox
            key={box.id}
            {...box}
            isChosen={index === chosen}
            isTabStop={index === Math.max(chosen, 0)}
            onChoose={() => onChange(box.id)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

function isSideways(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

function isRtl(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}
