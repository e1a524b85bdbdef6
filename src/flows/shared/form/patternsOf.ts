import { createPatternChecker, type PatternChecker } from '../../../lib/pattern/createPatternChecker';
import { spawnPatternWorker } from '../../../lib/pattern/spawnPatternWorker';
import type { Cashier } from '../../../state/Cashier';

/** The widget's checker of server patterns: one for all its forms, created when the first is drawn. */
export const patternsOf = ({ resource, send }: Cashier): PatternChecker =>
  resource('patterns', () =>
    createPatternChecker({
      spawnWorker: spawnPatternWorker,
      onProblem: problem => send({ messageType: 'Error', message: `Field pattern: ${problem}` }),
    }),
  );
