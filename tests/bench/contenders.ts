export interface Contender {
  id: string;
  name: string;
  /** An entry in contenders/ that is bundled; none for the widget, which comes from dist. */
  entry?: string;
  hasStyles?: boolean;
  /** The widget: the file of its script tag, its transport, and whether the host preloads. */
  widget?: { file: string; isModule: boolean; transport: 'http' | 'socket'; preloads?: boolean };
}

const module = { file: 'cashier-widget.js', isModule: true } as const;

export const FLOOR = 'react';

/** The React floor stands first: each round's ratios are to it. */
export const contenders: readonly Contender[] = [
  { id: FLOOR, name: 'bare React 19', entry: 'reactFloor.js' },
  { id: 'dom', name: 'plain DOM', entry: 'domFloor.js' },
  { id: 'widget', name: 'widget, module, http', widget: { ...module, transport: 'http' } },
  {
    id: 'preload',
    name: 'widget, module, http, preload snippet',
    widget: { ...module, transport: 'http', preloads: true },
  },
  { id: 'socket', name: 'widget, module, socket', widget: { ...module, transport: 'socket' } },
  {
    id: 'classic',
    name: 'widget, one classic file, http',
    widget: { file: 'cashier-widget.global.js', isModule: false, transport: 'http' },
  },
  { id: 'adyen-lean', name: 'Adyen Drop-in, tree-shaken', entry: 'adyenLean.js', hasStyles: true },
  { id: 'adyen-auto', name: 'Adyen Drop-in, auto', entry: 'adyenAuto.js', hasStyles: true },
];

/** The stub answers a country with so many methods. */
export const countryOf: Readonly<Record<number, string>> = { 10: 'MX', 50: 'BR', 200: 'IN' };
export const METHOD_COUNTS: readonly number[] = [10, 50, 200];
