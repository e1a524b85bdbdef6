import { resolveLang } from '../../domain/player/resolveLang';
import type { Cashier } from '../../state/Cashier';

/** Switches to the host's locale, else to the language that it or the server gave the user (USER-02). */
export function followLang({ user, parent, translator }: Cashier): void {
  const lang = resolveLang(parent.locale || parent.user?.lang);
  if (lang === user.lang) return;
  user.lang = lang;
  void translator.setLocale(lang);
}
