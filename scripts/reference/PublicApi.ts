/** One documented name of the element: what the generated files are made of. */
export interface Described {
  name: string;
  description: string;
}

interface FieldDoc extends Described {
  attribute: string;
  /** As TypeScript writes it. */
  type: string;
  /** As JSON; `null` where none is set. */
  default: string;
  /** The only values, where there are few. */
  values: readonly string[];
}

export interface TypedDoc extends Described {
  /** As TypeScript writes it. */
  type: string;
}

interface MessageDoc extends Described {
  /** The DOM event; `null` where the message is never one. */
  event: string | null;
  /** The fields, as TypeScript writes them; empty where there are none. */
  fields: string;
}

export interface PropertyDoc extends Described {
  light: string;
  dark: string;
}

export interface PublicApi {
  tag: string;
  description: string;
  fields: readonly FieldDoc[];
  /** Fields of `user` that decide something, and keys of `config`. */
  user: readonly TypedDoc[];
  config: readonly TypedDoc[];
  methods: readonly (Described & { signature: string })[];
  /** Read-only properties of the element. */
  states: readonly TypedDoc[];
  messages: readonly MessageDoc[];
  incoming: readonly Described[];
  /** Events that a host can hold: the facts, as TypeScript writes them. */
  holds: readonly (Described & { facts: string })[];
  parts: readonly Described[];
  cssProperties: readonly PropertyDoc[];
  /** Codes of the languages: those in the package, and those fetched from the server. */
  languages: { bundled: readonly string[]; fetched: readonly string[] };
}
