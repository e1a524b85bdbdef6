import { readdirSync, readFileSync } from 'node:fs';
import { NO_SECRET, SEEN_FOLDER } from '../tests/support/watchSeen';
import { readPublicApi } from './reference/readPublicApi';

/** After the browser tests: whether every event and message of the reference has really occurred in one of them. */
const lines = readdirSync(SEEN_FOLDER).flatMap(file =>
  readFileSync(`${SEEN_FOLDER}/${file}`, 'utf8').split('\n'),
);
const seen = new Set(lines);
const { messages, incoming, holds } = readPublicApi();
const wanted = [
  ...messages.map(({ name, event }) => (event === null ? `message ${name}` : `event ${event}`)),
  ...holds.map(({ name }) => `event ${name}`),
  ...incoming.map(({ name }) => `incoming ${name}`),
];
const missing = wanted.filter(name => !seen.has(name));
for (const name of missing) console.error(`No browser test sees the ${name}.`);
const watched = lines.filter(line => line === NO_SECRET).length;
if (watched === 0) console.error('No browser test has looked for its secrets.');
console.log(`${watched} browser tests looked for their secrets and found none.`);
console.log(`${wanted.length - missing.length} of ${wanted.length} events and messages were seen.`);
process.exitCode = missing.length === 0 && watched > 0 ? 0 : 1;
