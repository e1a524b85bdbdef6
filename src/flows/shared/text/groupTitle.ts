import type { Translator } from '../../../i18n/createTranslator';
import { humanise } from '../../../lib/humanise';

/** What a category is called; one that the specification does not know goes by its own name. */
export function groupTitle({ t, has }: Pick<Translator, 't' | 'has'>, category: string): string {
  const id = `group.${category}`;
  return has(id) ? t(id) : humanise(category);
}
