import { messages } from '#generated/englishFirst';
import type { PlainMessageId } from '#generated/messages';
import type { Translator } from '../i18n/createTranslator';

type Values = Readonly<Record<string, string | number>>;
type Part = string | readonly [name: string, kind?: string, forms?: Readonly<Record<string, Part[]>>];

/** The English texts of the first screen, before Lingui has loaded. They use nothing but plain values and plurals. */
export const earlyTexts: Pick<Translator, 't' | 'has'> = {
  t: (id, ...[values]) => write(messages[id] as Part[], (values ?? {}) as Values),
  has: (id): id is PlainMessageId => Object.hasOwn(messages, id),
};

function write(parts: readonly Part[], values: Values, count = ''): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part === '#' ? count : part;
      const [name, , forms] = part;
      const value = values[name] ?? '';
      if (!forms) return String(value);
      const form = forms[new Intl.PluralRules('en').select(Number(value))] ?? forms['other'] ?? [];
      return write(form, values, String(value));
    })
    .join('');
}
