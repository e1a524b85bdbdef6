import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { customElements } from '../reference/customElements';
import { readPublicApi } from '../reference/readPublicApi';
import { vscodeCssData, vscodeHtmlData } from '../reference/vscodeData';
import { webTypes } from '../reference/webTypes';

/** What editors know the element by, and the documents of the contract. */
export function writeEditorData(outdir: string, version: string): void {
  const api = readPublicApi();
  const files: Readonly<Record<string, object>> = {
    'custom-elements.json': customElements(api, version),
    'web-types.json': webTypes(api, version),
    'vscode.html-custom-data.json': vscodeHtmlData(api),
    'vscode.css-custom-data.json': vscodeCssData(api),
  };
  for (const [file, content] of Object.entries(files)) {
    const path = join(outdir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  }
  for (const file of ['openapi.json', 'asyncapi.json'])
    cpSync(join('docs', file), join(outdir, 'contract', file));
}
