import type { ReactElement } from 'react';
import { Icon } from '../picture/Icon';
import status from '../styles/status.css?inline';
import { useSheet } from '../useSheet';
import { Spinner } from './Spinner';

type StepState = 'done' | 'current' | 'next' | 'failed' | 'ended';

type TimelineStep = {
  id: string;
  title: string;
  state: StepState;
  note?: string;
  /** The state in words ("done"), for those who cannot see the dot. */
  stateLabel: string;
};

const DOTS: Record<StepState, ReactElement | null> = {
  done: <Icon name="check" />,
  current: <Spinner />,
  next: null,
  failed: <Icon name="close" />,
  ended: <Icon name="close" />,
};

type TimelineProps = { steps: readonly TimelineStep[] };

export function Timeline({ steps }: TimelineProps): ReactElement {
  useSheet(status);
  return (
    <ol className="timeline" part="timeline">
      {steps.map(step => (
        <li
          key={step.id}
          className={`timeline__step timeline__step--${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="timeline__dot">{DOTS[step.state]}</span>
          <span className="timeline__text">
            <span className="timeline__title">{step.title}</span>
            <span className="hidden">{step.stateLabel}</span>
            <span className="timeline__note">{step.note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
