import { basename } from 'node:path';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { applyParentChanges } from '../../src/app/changes/applyParentChanges';
import { of } from './controls';
import { settle, type Table, type Take } from './createTable';

const LANGUAGES = ['es', 'de', 'ar', 'en', 'ru'] as const;

/** What each is read from is a disk. */
async function bring({ files }: Table, names: readonly string[]): Promise<void> {
  await act(async () => {
    for (const name of names) files.arrive(name);
    await vi.dynamicImportSettled();
  });
  await settle();
}

/** What is done to a file that is on its way. */
const toFile =
  (what: string, run: (table: Table, name: string) => Promise<void>): Take =>
  async (table, nth) => {
    const name = of(table.files.open(), nth);
    if (name === undefined) return null;
    await run(table, name);
    return `${what} ${basename(name)}`;
  };

/** What becomes of the widget's own files. */
export const FILE_EVENTS = {
  file: toFile('arrives:', (table, name) => bring(table, [name])),
  // As most of the time.
  files: async table => {
    const names = table.files.open();
    if (names.length === 0) return null;
    await bring(table, names);
    return `arrive: ${names.map(name => basename(name)).join()}`;
  },
  drop: toFile('lost:', async ({ files }, name) => {
    await act(async () => files.lose(name));
    await settle();
  }),
  language: async (table, nth) => {
    const locale = of(LANGUAGES, nth) ?? 'en';
    await act(async () => applyParentChanges(table.page().cashier, { locale }));
    await settle();
    return `the host sets ${locale}`;
  },
} satisfies Record<string, Take>;
