import type { Translator } from '../../../i18n/createTranslator';
import type { PageData, PageText } from './readPageData';

/** The label of a row; that of a Pix key names the key's type (FORM-12). */
export function rowLabel({ t, has }: Translator, name: PageText, texts: PageData['texts']): string {
  const ids = [...(name === 'pixKey' ? [`pix.keyType.${texts.pixKeyType}`] : []), `pay.row.${name}`];
  const id = ids.find(has);
  return id ? t(id) : name;
}
