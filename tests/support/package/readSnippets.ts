import { readFileSync } from 'node:fs';

/** The code blocks of a document that are marked as complete: what a host copies and runs as it stands. */
export function readSnippets(file: string, language: string): string[] {
  const blocks = new RegExp(`^\`\`\`${language} complete\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...readFileSync(file, 'utf8').matchAll(blocks)].map(([, code = '']) => code);
}

/** The snippet with the addresses and the player of a test in place of its own. */
export const withBank = (code: string, url: string): string =>
  code.replaceAll('https://bank.example', url).replaceAll('PLAYER_TOKEN', 'demo-mx:docs');
