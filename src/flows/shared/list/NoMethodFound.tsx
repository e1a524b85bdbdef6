import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { EmptyState } from '../../../ui/status/EmptyState';

export function NoMethodFound(): ReactElement {
  const t = useTranslate();
  return <EmptyState title={t('list.notFound')} text={t('list.notFoundHint')} icon="search" />;
}
