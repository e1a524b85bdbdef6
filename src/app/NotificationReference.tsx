import type { ReactElement } from 'react';
import { useCopy } from '../flows/shared/copy/useCopy';
import { useTranslate } from '../i18n/useTranslate';
import { LinkButton } from '../ui/button/LinkButton';

/** The reference that support asks for; a press copies it. */
export function NotificationReference({ reference }: { reference: string }): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <LinkButton
      onClick={() => copy(reference)}
      // The words on the button, whole: who controls the page by speech says them.
      label={t('transfer.copyOf', { label: t('error.reference', { reference }) })}
    >
      {isCopied ? t('copy.done') : t('error.reference', { reference: reference.slice(0, 8) })}
    </LinkButton>
  );
}
