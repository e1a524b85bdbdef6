import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { FormField } from '../../../api/contract/form';
import { useTranslate } from '../../../i18n/useTranslate';
import { giveFocus } from '../../../lib/giveFocus';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

/**
 * DEP-03: announces fields that the server asks for after a submit, and focuses the first new one that can be
 * filled in: it may be out of sight, and the button would seem to have done nothing. Fields that follow from a
 * triggered one do not move the focus, nor does the form's `own`, which join those asked for as they are first sent.
 */
export function useFocusNewField(
  element: RefObject<HTMLFormElement | null>,
  own?: readonly FormField[],
): void {
  const { deposit, announcer } = useCashier();
  const { extraFields, earlierFields } = useSnapshot(deposit);
  const t = useTranslate();
  const round = useRef(earlierFields);
  useEffect(() => {
    if (round.current === earlierFields) return;
    round.current = earlierFields;
    const before = new Set([...earlierFields, ...(own ?? [])].map(({ name }) => name));
    const fresh = extraFields.flatMap(({ name, isHidden }) => (isHidden || before.has(name) ? [] : name));
    if (fresh.length === 0) return;
    announce(announcer, t('form.fieldsRequired'));
    const inputs = element.current?.querySelectorAll<HTMLElement>('[name]:not([disabled])') ?? [];
    const field = [...inputs].find(input => fresh.includes(input.getAttribute('name') ?? ''));
    field?.scrollIntoView({ block: 'center' });
    giveFocus(field);
  }, [element, announcer, t, own, extraFields, earlierFields]);
}
