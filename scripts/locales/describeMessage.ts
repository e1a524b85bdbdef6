import { type CompiledMessage, compile } from './compile';

export type ArgumentKind = 'plain' | 'number' | 'date' | 'select';

/** One plural, selectordinal or select of a message, with the cases that it writes. */
export interface Choice {
  argument: string;
  format: string;
  cases: string[];
}

export interface MessageShape {
  arguments: Map<string, ArgumentKind>;
  choices: Choice[];
  /** What stands between the placeholders, in every case of every choice. */
  literals: string[];
  /** Names of the rich-text tags, such as 0 in `<0>terms</0>`. */
  tags: Set<string>;
}

const kindOfFormat: Record<string, ArgumentKind> = {
  plural: 'number',
  selectordinal: 'number',
  number: 'number',
  select: 'select',
  date: 'date',
  time: 'date',
};
const choiceFormats = new Set(['plural', 'selectordinal', 'select']);

/** What a message expects of its caller: arguments with their kinds, cases of its choices, tags. */
export function describeMessage(id: string, message: string): MessageShape {
  const tags = [...message.matchAll(/<\/?(\w+)\s*\/?>/g)].map(match => match[1] ?? '');
  const shape: MessageShape = { arguments: new Map(), choices: [], literals: [], tags: new Set(tags) };
  visit(compile(id, message), shape);
  return shape;
}

function visit(tokens: CompiledMessage, shape: MessageShape): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      shape.literals.push(token);
      continue;
    }
    const [argument, format, detail] = token;
    addArgument(shape, argument, kindOfFormat[format ?? ''] ?? 'plain');
    if (format === undefined || !choiceFormats.has(format) || typeof detail !== 'object' || detail === null)
      continue;
    shape.choices.push({ argument, format, cases: Object.keys(detail).filter(key => key !== 'offset') });
    for (const branch of Object.values(detail)) {
      if (Array.isArray(branch)) visit(branch, shape);
    }
  }
}

// The same argument may stand plain in one place and decide a plural in another: the stricter kind wins.
function addArgument(shape: MessageShape, argument: string, kind: ArgumentKind): void {
  const known = shape.arguments.get(argument);
  if (known === undefined || known === 'plain') shape.arguments.set(argument, kind);
}
