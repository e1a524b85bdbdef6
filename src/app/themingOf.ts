import { resolveTheme } from '../domain/player/resolveTheme';
import type { Cashier } from '../state/Cashier';
import { type AppliedTheme, applyTheme, type ThemeSchema } from '../theme/applyTheme';

/** The schema's variables, fonts and seeds on one widget (THEME-01). */
export interface Theming {
  /** Puts on the theme of this moment, in place of the one before. */
  apply(): void;
  /** The root now belongs to another document. */
  readopt(): void;
  dispose(): void;
}

/** How every report on a schema begins. */
export const SCHEMA_REFUSAL = "The schema's";

/** One theming a widget, made when there is first something to put on. */
export const themingOf = (cashier: Cashier): Theming =>
  cashier.resource('theming', () => createTheming(cashier));

function createTheming({ handle, parent, user, send }: Cashier): Theming {
  let applied: AppliedTheme | null = null;
  return {
    apply: () => {
      const { schema, theme } = parent;
      const { platform } = user;
      applied?.dispose();
      applied = applyTheme(handle.root, (schema as ThemeSchema | null) ?? undefined, {
        platform,
        theme: resolveTheme({ theme, schema, platform, isNative: handle.mode === 'native' }),
        onRefused: ({ kind, name }) =>
          send({ messageType: 'Error', message: `${SCHEMA_REFUSAL} ${kind} was refused`, field: name }),
      });
    },
    readopt: () => applied?.readopt(),
    dispose: () => applied?.dispose(),
  };
}
