import { ownValue } from '../lib/ownValue';

/** Geetest's own names of the languages that it speaks; any other locale gets English. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  zh: 'zho',
};

export function geetestLanguage(locale: string): string {
  const [language = ''] = locale.toLowerCase().split('-');
  return ownValue(LANGUAGES, language) ?? 'eng';
}
