import { existsSync, readFileSync } from 'node:fs';
import { version as packageVersion } from '../package.json';

const sections = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const versionHeading = /^## \[(Unreleased|\d+\.\d+\.\d+)\](?: - \d{4}-\d{2}-\d{2})?$/;

/** What keeps a text from being a Keep a Changelog file whose newest version is the package's. */
export function changelogErrors(text: string, version: string): string[] {
  const lines = text.split('\n');
  const errors: string[] = [];
  if (lines[0] !== '# Changelog') errors.push('the first line is not "# Changelog"');
  for (const line of lines) {
    if (line.startsWith('## ') && !versionHeading.test(line)) errors.push(`not a version heading: ${line}`);
    if (line.startsWith('### ') && !sections.includes(line.slice(4)))
      errors.push(`not a known section: ${line}`);
  }
  const versions = lines.map(line => versionHeading.exec(line)?.[1]).filter(found => found !== undefined);
  const newest = versions.find(found => found !== 'Unreleased');
  if (newest !== version)
    errors.push(`the newest version is ${newest ?? 'missing'}, package.json says ${version}`);
  return errors;
}

if (import.meta.filename === process.argv[1]) {
  const errors = existsSync('CHANGELOG.md')
    ? changelogErrors(readFileSync('CHANGELOG.md', 'utf8'), packageVersion)
    : ['the file is missing'];
  for (const error of errors) console.error(`CHANGELOG.md: ${error}`);
  if (errors.length > 0) process.exit(1);
  console.log(`Changelog: ${packageVersion} is described.`);
}
