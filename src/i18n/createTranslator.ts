import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { MessageId, MessageValues, PlainMessageId } from '#generated/messages';
import { formatLocale } from '../domain/player/formatLocale';
import { directionOf } from '../domain/player/resolveLang';
import { messageOf } from '../lib/messageOf';
import { missingTranslation } from '../spec/messages';
import { asMessages } from './asMessages';
import { loadCatalog } from './loadCatalog';

type Values<Id extends MessageId> = [Id] extends [PlainMessageId] ? [] : [values: MessageValues[Id]];

export type Translate = <Id extends MessageId>(id: Id, ...values: Values<Id>) => string;

/** The texts of one widget. English is there from the start; another catalog is laid over it, key by key. */
export interface Translator {
  readonly i18n: I18n;
  readonly t: Translate;
  dir(): 'ltr' | 'rtl';
  /**
   * Whether there is a text for an id that is made of a server's word, such as common.errors.{code}. Those
   * take no values.
   */
  has(id: string): id is PlainMessageId;
  /** If the catalog cannot be loaded, that is reported and English stays. */
  setLocale(locale: string): Promise<void>;
  /** Loads all texts beyond the first screen's; a screen that is loaded later waits for them. */
  complete(): Promise<void>;
  isComplete(): boolean;
}

interface TranslatorOptions {
  /** The English texts of the first screen. */
  english: unknown;
  /** Where catalogs that are not bundled are fetched from: `{host}/{product}/locales`. */
  catalogBase(): string;
  onProblem(message: string): void;
  /** Whether texts with a variant for the sweepstake use it (SWP-03): its id has `sweep.` before the standard one. */
  isSweepstake(): boolean;
  /** Shows every text in the pseudo-locale (`config.pseudoLocale`). */
  isPseudo(): boolean;
  signal: AbortSignal;
}

export function createTranslator({
  english: first,
  catalogBase,
  onProblem,
  isSweepstake,
  isPseudo,
  signal,
}: TranslatorOptions): Translator {
  const english: Messages = asMessages(first);
  // A text that is still on its way is blank, not its id.
  const i18n = setupI18n({ locale: 'en', messages: { en: { ...english } }, missing: ' ' });
  const reported = new Set<string>();
  let local: Messages | null = null;
  let wanted = 'en';
  let completing: Promise<void> | null = null;
  let isComplete = false;
  let shown = (text: string): string => text;

  function variantOf(id: string): string {
    const variant = `sweep.${id}`;
    return isSweepstake() && Object.hasOwn(english, variant) ? variant : id;
  }

  function reportGaps(locale: string, messages: Messages): void {
    for (const key of Object.keys(english)) {
      const message = missingTranslation(locale, key);
      if (Object.hasOwn(messages, key) || reported.has(message)) continue;
      reported.add(message);
      onProblem(message);
    }
  }

  function activate(locale: string): void {
    i18n.loadAndActivate({ locale, locales: formatLocale(locale), messages: { ...english, ...local } });
    if (local && isComplete) reportGaps(locale, local);
  }

  async function loadRest(): Promise<void> {
    const { messages } = await import('#generated/englishRest');
    Object.assign(english, asMessages(messages));
    isComplete = true;
    activate(i18n.locale);
  }

  return {
    i18n,
    t: (id, ...[values]) => shown(i18n._(variantOf(id), values)),
    dir: () => directionOf(i18n.locale),
    has: (id): id is PlainMessageId => Object.hasOwn(english, variantOf(id)),
    setLocale: async locale => {
      wanted = locale;
      if (isPseudo()) {
        // Only for a host's own tests: if its code cannot be loaded, the texts stay as they are.
        shown = await import('./pseudoText').then(
          ({ pseudoText }) => pseudoText,
          () => shown,
        );
      }
      const isWanted = () => wanted === locale && !signal.aborted;
      const load = () =>
        loadCatalog({ locale, base: catalogBase(), signal }).catch((error: unknown) => {
          if (isWanted()) onProblem(messageOf(error));
          return null;
        });
      const loaded = locale === 'en' ? null : await load();
      if (!isWanted()) return;
      local = loaded;
      activate(loaded ? locale : 'en');
    },
    isComplete: () => isComplete,
    complete: () => {
      completing ??= loadRest()
        .catch(loadRest)
        .catch((error: unknown) => {
          completing = null;
          throw error;
        });
      return completing;
    },
  };
}
