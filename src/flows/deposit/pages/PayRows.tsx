import type { ReactElement } from 'react';
import type { Translator } from '../../../i18n/createTranslator';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { PayRow } from './PayRow';
import { payRows } from './payPages';
import type { PageData, PageText } from './readPageData';

/** The details that an answer has, each with a button that copies it. */
export function PayRows({ texts }: { texts: PageData['texts'] }): ReactElement {
  // Drawn anew in another language.
  useTranslate();
  const { translator } = useCashier();
  return (
    <>
      {payRows(texts).map(({ name, value }) => (
        <PayRow key={name} label={labelOf(translator, name, texts)} value={value} />
      ))}
    </>
  );
}

/** That of a Pix key names the key's type (FORM-12). */
function labelOf({ t, has }: Translator, name: PageText, texts: PageData['texts']): string {
  const ids = [...(name === 'pixKey' ? [`pix.keyType.${texts.pixKeyType}`] : []), `pay.row.${name}`];
  const id = ids.find(has);
  return id ? t(id) : name;
}
