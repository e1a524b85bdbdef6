import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { MessageId, MessageValues } from '#generated/messages';
import english from '#locales/en.json';
import { RTL_LOCALES } from '../spec/locales';
import { missingTranslation } from '../spec/messages';
import { asMessages } from './asMessages';
import { loadCatalog } from './loadCatalog';

type Values<Id extends MessageId> = keyof MessageValues[Id] extends never ? [] : [values: MessageValues[Id]];

export type Translate = <Id extends MessageId>(id: Id, ...values: Values<Id>) => string;

/** The texts of one widget. English is there from the start; other catalogs come over it, key by key. */
export interface Translator {
  readonly i18n: I18n;
  readonly t: Translate;
  dir(): 'ltr' | 'rtl';
  /** Is there a text for an id that the server made up, such as common.errors.{code}? */
  has(id: string): id is MessageId;
  /** A catalog that cannot be had is reported, and English stays. */
  setLocale(locale: string): Promise<void>;
}

interface TranslatorOptions {
  /** Where catalogs that are not bundled are fetched from: `{host}/{product}`. */
  catalogBase(): string;
  onProblem(message: string): void;
  signal: AbortSignal;
}

const source = asMessages(english);

export function createTranslator({ catalogBase, onProblem, signal }: TranslatorOptions): Translator {
  const i18n = setupI18n({ locale: 'en', messages: { en: source } });
  const reported = new Set<string>();
  let wanted = 'en';

  function reportGaps(locale: string, messages: Messages): void {
    for (const key of Object.keys(source)) {
      const message = missingTranslation(locale, key);
      if (Object.hasOwn(messages, key) || reported.has(message)) continue;
      reported.add(message);
      onProblem(message);
    }
  }

  return {
    i18n,
    t: (id, ...[values]) => i18n._(id, values),
    dir: () => ((RTL_LOCALES as readonly string[]).includes(i18n.locale) ? 'rtl' : 'ltr'),
    has: (id): id is MessageId => Object.hasOwn(source, id),
    setLocale: async locale => {
      wanted = locale;
      if (locale === 'en') {
        i18n.activate('en');
        return;
      }
      try {
        const messages = await loadCatalog({ locale, base: catalogBase(), signal });
        if (wanted !== locale || signal.aborted) return;
        reportGaps(locale, messages);
        i18n.loadAndActivate({ locale, messages: { ...source, ...messages } });
      } catch (error) {
        if (signal.aborted || wanted !== locale) return;
        onProblem(error instanceof Error ? error.message : String(error));
        i18n.activate('en');
      }
    },
  };
}
