import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { asyncapi } from './contract/asyncapi';
import { contractSchemas } from './contract/contractSchemas';
import { openapi } from './contract/openapi';
import { readContractTypes } from './contract/readContractTypes';
import { readPublicApi } from './reference/readPublicApi';
import { referenceDoc } from './reference/referenceDoc';
import { readIfPresent, writeChanged } from './writeChanged';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const types = readContractTypes();
const schemas = contractSchemas(types);
const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Documents made from the sources. */
const documents: Readonly<Record<string, string>> = {
  'docs/reference.md': referenceDoc(readPublicApi()),
  'docs/openapi.json': text(openapi(schemas, types, version)),
  'docs/asyncapi.json': text(asyncapi(schemas, types, version)),
};

if (values.check) {
  const stale = Object.entries(documents).filter(([path, content]) => readIfPresent(path) !== content);
  for (const [path] of stale) console.error(`${path} is not what the sources say: run npm run docs.`);
  if (stale.length > 0) process.exit(1);
  console.log(`Documents: ${Object.keys(documents).join(', ')} are what the sources say.`);
} else {
  for (const [path, content] of Object.entries(documents)) {
    console.log(`${path} ${writeChanged(path, content) ? 'written' : 'is up to date'}`);
  }
}
