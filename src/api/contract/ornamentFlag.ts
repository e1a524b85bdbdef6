import { boolean, coerce, type Describe, unknown } from 'superstruct';
import { readBoolean } from '../../lib/readBoolean';
import { orLost } from './orLost';

/** As the mends of an answer read it, which see only what is refused. */
export const OrnamentFlagStruct: Describe<boolean | undefined> = orLost(
  coerce(boolean(), unknown(), readBoolean),
);
