import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PlainMessageId } from '#generated/messages';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { type TimelineRow, withdrawalTimeline } from '../../../domain/transaction/withdrawalTimeline';
import { useTranslate } from '../../../i18n/useTranslate';
import { humanise } from '../../../lib/humanise';
import { ownValue } from '../../../lib/ownValue';
import { useCashier } from '../../../state/CashierContext';
import { Timeline } from '../../../ui/status/Timeline';

/** Texts of the contract's steps; a server's own step is shown by its name. */
const STEP_TEXTS: Readonly<Record<string, PlainMessageId>> = {
  created: 'withdrawal.step.created',
  confirmed: 'withdrawal.step.confirmed',
  review: 'withdrawal.step.review',
  sent: 'withdrawal.step.sent',
  processed: 'withdrawal.step.processed',
  mistaked: 'withdrawal.step.mistaked',
  canceled: 'withdrawal.step.canceled',
};

const STATE_TEXTS: Readonly<Record<TimelineRow['state'], PlainMessageId>> = {
  done: 'withdrawal.step.state.done',
  current: 'withdrawal.step.state.current',
  next: 'withdrawal.step.state.next',
  failed: 'withdrawal.step.state.ended',
};

/** What has happened, what is under way and what comes next, as the server tells it. */
export function WithdrawalTimeline(): ReactElement {
  const { steps, status, createdAt, code } = useSnapshot(useCashier().withdrawal.current);
  const t = useTranslate();
  const { i18n } = useLingui();
  const rows = withdrawalTimeline(steps, status, createdAt, code !== null && !code.isMaybe);
  return (
    <Timeline
      steps={rows.map(({ name, state, at }, index) => {
        const id = ownValue(STEP_TEXTS, name);
        return {
          // A bank may tell a step twice.
          id: `${index} ${name}`,
          title: id ? t(id) : humanise(name),
          // What was cancelled has not failed: its sign is the status's above it.
          state: name === 'canceled' && state === 'failed' ? 'ended' : state,
          stateLabel: t(STATE_TEXTS[state]),
          ...(at !== undefined && { note: formatDateTime(at, i18n.locale) }),
        };
      })}
    />
  );
}
