import { existsSync } from 'node:fs';
import { runSteps } from './runStep';

// The marks script is optional: without it the widget shows its neutral icon.
const scripts = ['scripts/locales.ts', 'scripts/marks.ts'].filter(script => existsSync(script));
runSteps(scripts.map(script => ({ name: script, command: 'tsx', args: [script] })));
