import type { Translator } from '../../../i18n/createTranslator';
import { humanise } from '../../../lib/humanise';

/** The title of a category; one that the specification does not know gets its own name, made readable. */
export function groupTitle({ t, has }: Pick<Translator, 't' | 'has'>, category: string): string {
  const id = `group.${category}`;
  return has(id) ? t(id) : humanise(category);
}
