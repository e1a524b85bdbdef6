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
  /** Each transport with one viewport and each viewport with one transport, in place of all combinations. */
  isPaired: boolean;
}

export const defaultSetup: Setup = {
  transport: 'http',
  viewport: { width: 1280, height: 800 },
  locale: 'en',
};

const defaultAxes: SetupAxes = {
  transports: ['socket', 'http'],
  viewports: { narrow: { width: 390, height: 844 }, wide: defaultSetup.viewport },
  locales: ['en', 'ar'],
  isPaired: false,
};

/** A phone and a wide box in a host's page. */
export const narrowAndWide = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1100, height: 800 },
} as const;
export const wide = { wide: narrowAndWide.wide } as const;

/** Every combination of the axes with a title such as `socket, narrow, ar`. */
export function listSetups(axes: Partial<SetupAxes> = {}): { title: string; setup: Setup }[] {
  const { transports, viewports, locales, isPaired } = { ...defaultAxes, ...axes };
  const columns = Object.entries(viewports);
  return transports.flatMap((transport, row) =>
    columns
      .filter((_, column) => !isPaired || column % transports.length === row % columns.length)
      .flatMap(([name, viewport]) =>
        locales.map(locale => ({
          title: `${transport}, ${name}, ${locale}`,
          setup: { transport, viewport, locale },
        })),
      ),
  );
}
