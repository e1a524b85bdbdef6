import { type Settings, settingsQuery } from './Settings';

/** The ways to embed in the bar lead to their pages with the same setup. */
export function linkPages(settings: Settings): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[data-embed]')) {
    const embed = link.dataset['embed'] ?? '';
    link.search = settingsQuery({ ...settings, embed });
    link.ariaCurrent = embed === settings.embed ? 'page' : null;
  }
}
