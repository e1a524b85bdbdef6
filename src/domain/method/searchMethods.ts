import { plainText } from '../../lib/plainText';
import { DEFAULT_LOCALE } from '../../spec/locales';
import { methodText, type NamedMethod } from './methodText';

/**
 * METH-04: methods whose text, name or group (by the words that `groupOf` gives) holds every word of the
 * query, whatever the case and accents.
 */
export function searchMethods<Method extends NamedMethod>(
  methods: readonly Method[],
  query: string,
  lang: string,
  groupOf: (method: Method) => string,
): Method[] {
  const words = plainText(query).split(/\s+/);
  return methods.filter(method => {
    const where = plainText(
      `${methodText(method, lang)} ${methodText(method, DEFAULT_LOCALE)} ${method.name} ${groupOf(method)}`,
    );
    return words.every(word => where.includes(word));
  });
}
