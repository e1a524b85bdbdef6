import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CountdownRing } from './CountdownRing';
import { ProgressBar } from './ProgressBar';
import { StatusHero } from './StatusHero';
import { TimeLeft } from './TimeLeft';
import { Timeline } from './Timeline';

afterEach(cleanup);

describe('status', () => {
  it('[DEP-10] the hero is a live region that stays when the status changes', () => {
    const { rerender } = render(<StatusHero kind="waiting" title="Waiting" figure="$5" text="Soon" />);
    const region = screen.getByRole('status');
    rerender(<StatusHero kind="success" title="Received" figure="$5" text="Now" hasSettled />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toContain('Received');
  });

  it('a bar tells its share, and nothing where it is not known', () => {
    const { rerender } = render(<ProgressBar label="Progress" value={1.7} valueText="20 of 20" />);
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('100');
    rerender(<ProgressBar label="Progress" />);
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBeNull();
  });

  it('[P2P-04] the countdown is a timer that does not speak by itself, and has its time in its name', () => {
    render(<CountdownRing label="Time left" text="14:32" value={0.7} isLow={false} />);
    expect(screen.getByRole('timer', { name: 'Time left: 14:32' }).getAttribute('aria-live')).toBe('off');
  });

  it('[P2P-04] the time that is left is read out once, beside a bar too', () => {
    render(<TimeLeft title="Time left" clock="14:32" share={0.7} isLow={false} />);
    expect(screen.getByRole('timer', { name: 'Time left: 14:32' }).textContent).toBe('14:32');
    expect(screen.getByText('Time left').closest('[aria-hidden]')).not.toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('the timeline marks the current step and names the states', () => {
    render(
      <Timeline
        steps={[
          { id: '1', title: 'Sent', state: 'done', stateLabel: 'done' },
          { id: '2', title: 'Confirming', state: 'current', stateLabel: 'under way' },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Sentdone');
    expect(second?.getAttribute('aria-current')).toBe('step');
  });
});
