import { readFileSync } from 'node:fs';
import { attributeOf, PARENT_FIELDS, type ParentField } from '../../src/host/parentData';
import { DOM_EVENTS, type MessageType } from '../../src/host/protocol';
import { BUNDLED_LOCALES, SUPPORTED_LOCALES } from '../../src/spec/locales';
import type { Described, PropertyDoc, PublicApi } from './PublicApi';
import { readClass, readInterface, readShape, type SourceMember } from './readSource';
import { codesOf, readTables } from './readTables';

const ELEMENT = 'src/element/CashierElement.ts';
const PARENT_DATA = 'src/host/parentData.ts';
const PROTOCOL = 'src/host/protocol.ts';
const HOLDS = 'src/host/HoldEvent.ts';
const THEMING = 'docs/theming.md';

/** The element's public face, read from the sources. Fails where something public is not described. */
export function readPublicApi(): PublicApi {
  const element = readClass(ELEMENT, 'CashierElement');
  const theming = readFileSync(THEMING, 'utf8');
  const api: PublicApi = {
    tag: 'cashier-widget',
    description: element.description,
    fields: readInterface(PARENT_DATA, 'ParentData').map(fieldOf),
    user: readInterface(PARENT_DATA, 'UserFields'),
    config: readInterface(PARENT_DATA, 'CashierConfig'),
    methods: element.methods.map(({ name, type, description }) => ({ name, description, signature: type })),
    states: element.getters,
    messages: readInterface(PROTOCOL, 'OutgoingMessages').map(messageOf),
    incoming: readInterface(PROTOCOL, 'IncomingMessages'),
    holds: readInterface(HOLDS, 'HoldEvents').map(({ name, type, description }) => ({
      name,
      description,
      facts: readShape(HOLDS, type),
    })),
    parts: readTables(theming, 'part').flatMap(partsOf),
    languages: {
      bundled: BUNDLED_LOCALES,
      fetched: SUPPORTED_LOCALES.filter(one => !BUNDLED_LOCALES.includes(one)),
    },
    cssProperties: [
      ...readTables(theming, 'colour').map(propertyOf),
      ...readTables(theming, 'measure').map(propertyOf),
    ],
  };
  const { fields, user, config, messages, incoming, holds, parts, cssProperties } = api;
  const open = [fields, user, config, messages, incoming, holds, parts, cssProperties].flat();
  const silent = open.filter(({ description }) => description === '');
  if (silent.length > 0) throw new Error(`Not described: ${silent.map(({ name }) => name).join(', ')}`);
  return api;
}

function fieldOf({ name, type, description }: SourceMember): PublicApi['fields'][number] {
  const field = name as ParentField;
  const { kind, default: value } = PARENT_FIELDS[field];
  const values = Array.isArray(kind) ? [...kind] : [];
  return { name, description, type, attribute: attributeOf(field), default: JSON.stringify(value), values };
}

function messageOf({ name, type, description }: SourceMember): PublicApi['messages'][number] {
  return { name, description, event: DOM_EVENTS[name as MessageType], fields: type === 'null' ? '' : type };
}

function partsOf([names = '', description = '']: string[]): Described[] {
  const phrases = description.replace(/^sweepstake: /, '').split(/;\s/);
  return codesOf(names).map((name, at, { length }) => ({
    name,
    description: (length === phrases.length && phrases[at]) || '',
  }));
}

function propertyOf([name = '', description = '', light = '', dark = light]: string[]): PropertyDoc {
  const plain = (cell: string): string => codesOf(cell)[0] ?? cell;
  return { name: plain(name), description, light: plain(light), dark: plain(dark) };
}
