import { describeKind, type KindScript } from '../../tests/support/unit/describeKind';
import { METHOD_KINDS } from './registry';

/** What a kind's form needs besides the amount; a kind that is not here passes as it is. */
const SCRIPTS: Readonly<Record<string, KindScript>> = {};

for (const kind of METHOD_KINDS) describeKind(kind, SCRIPTS[kind.name]);
