import { type ReactElement, useEffect } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { EmptyState } from '../../../ui/status/EmptyState';

type NothingFoundProps = { title: string; text?: string };

/** Who searches has the focus in the field, so the empty list is announced. */
export function NothingFound(props: NothingFoundProps): ReactElement {
  const { announcer } = useCashier();
  const { title } = props;
  useEffect(() => announce(announcer, title), [announcer, title]);
  return <EmptyState {...props} icon="search" />;
}
