import type { Translator } from '../../../i18n/createTranslator';
import type { PageData, PageText } from './readPageData';

/** What a row is called; a Pix key also says of which type it is (FORM-12). */
export function rowLabel({ t, has }: Translator, name: PageText, texts: PageData['texts']): string {
  const ids = [...(name === 'pixKey' ? [`pix.keyType.${texts.pixKeyType}`] : []), `pay.row.${name}`];
  const id = ids.find(has);
  return id ? t(id) : name;
}
