import { resolveTheme } from '../domain/player/resolveTheme';
import type { Cashier } from '../state/Cashier';
import { type AppliedTheme, applyTheme, type ThemeSchema } from '../theme/applyTheme';

/** Applies the schema's variables, fonts and seeds to one widget (THEME-01). */
interface Theming {
  /** Applies the current theme in place of the last one. */
  apply(): void;
  /** To be called when the root has moved to another document. */
  readopt(): void;
  dispose(): void;
}

/** How every report on a schema begins. */
export const SCHEMA_REFUSAL = "The schema's";

/** The widget's theming, created when there is first something to apply. */
export const themingOf = (cashier: Cashier): Theming =>
  cashier.resource('theming', () => createTheming(cashier));

function createTheming({ handle, parent, user, send }: Cashier): Theming {
  let applied: AppliedTheme | null = null;
  let reportedOf: unknown = null;
  let reported = new Set<string>();
  return {
    apply: () => {
      const { schema, theme } = parent;
      const { platform } = user;
      // A change of theme or platform applies the same schema again.
      if (schema !== reportedOf) reported = new Set();
      reportedOf = schema;
      applied?.dispose();
      applied = applyTheme(handle.root, schema as ThemeSchema | null, {
        platform,
        theme: resolveTheme({ theme, schema, platform, isNative: handle.mode === 'native' }),
        onRefused: ({ kind, name }) => {
          if (reported.has(`${kind} ${name}`)) return;
          reported.add(`${kind} ${name}`);
          send({ messageType: 'Error', message: `${SCHEMA_REFUSAL} ${kind} was refused`, field: name });
        },
      });
    },
    readopt: () => applied?.readopt(),
    dispose: () => applied?.dispose(),
  };
}
