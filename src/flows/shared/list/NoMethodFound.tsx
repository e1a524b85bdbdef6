import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { NothingFound } from './NothingFound';

export function NoMethodFound(): ReactElement {
  const t = useTranslate();
  return <NothingFound title={t('list.notFound')} text={t('list.notFoundHint')} />;
}
