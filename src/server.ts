import { version as packageVersion } from '../package.json';

/**
 * What a server component gets in place of the entries: there the widget cannot run, and React has no hooks, so a
 * bundler that follows the widget's imports would fail. Importing or calling this does nothing.
 */
export class CashierElement {}

export function define(): void {}

export function preload(): void {}

export const version: string = packageVersion;
