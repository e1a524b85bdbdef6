import type { ViewportSize } from 'playwright/test';

/** One column of the matrix that flows are tested in. */
export interface Setup {
  transport: 'socket' | 'http';
  viewport: ViewportSize;
  locale: string;
}

export interface SetupAxes {
  transports: readonly Setup['transport'][];
  viewports: Readonly<Record<string, ViewportSize>>;
  locales: readonly string[];
}

/** Every combination in the long run, `npm run test:faults`; in `npm test` the paired ones. */
export const isWholeGrid: boolean = process.env['CASHIER_FAULTS'] === 'all';

export const defaultSetup: Setup = {
  transport: 'http',
  viewport: { width: 1280, height: 800 },
  locale: 'en',
};

export const overSocket: Setup = {
  transport: 'socket',
  viewport: { width: 1100, height: 800 },
  locale: 'en',
};

const defaultAxes: SetupAxes = {
  transports: ['socket', 'http'],
  viewports: { narrow: { width: 390, height: 844 }, wide: defaultSetup.viewport },
  locales: ['en', 'ar'],
};

/** A phone and a wide box in a host's page. */
export const narrowAndWide = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1100, height: 800 },
} as const;
export const wide = { wide: narrowAndWide.wide } as const;

/** For what is the same over both transports: each of them has its own calls elsewhere. */
export const onPhone: SetupAxes = {
  transports: isWholeGrid ? defaultAxes.transports : ['socket'],
  viewports: isWholeGrid ? narrowAndWide : { narrow: narrowAndWide.narrow },
  locales: ['en'],
};

/** Each screen's motion costs a third of a test's work: in `npm test` a phone and the files that ask for it move. */
export const isMoving = ({ viewport }: Setup): boolean =>
  isWholeGrid || viewport.width <= narrowAndWide.narrow.width;

/** Options of a file whose tests are of what a player does while a screen moves. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * The combinations of the axes with a title such as `socket, narrow, ar`. Of two axes with two values each value once;
 * of three every pair of values once.
 */
export function listSetups(axes: Partial<SetupAxes> = {}): { title: string; setup: Setup }[] {
  const { transports, viewports, locales } = { ...defaultAxes, ...axes };
  const columns = Object.entries(viewports);
  const isOneAxis = [transports, columns, locales].filter(({ length }) => length > 1).length < 2;
  const isShown = (place: number) => isWholeGrid || isOneAxis || place % 2 === 0;
  return transports.flatMap((transport, row) =>
    columns.flatMap(([name, viewport], column) =>
      locales
        .filter((_, layer) => isShown(row + column + layer))
        .map(locale => ({
          title: `${transport}, ${name}, ${locale}`,
          setup: { transport, viewport, locale },
        })),
    ),
  );
}
