import { expect, it } from 'vitest';
import { changelogErrors } from './checkChangelog';

const good = '# Changelog\n\n## [Unreleased]\n\n## [1.0.446] - 2026-01-31\n\n### Added\n- All of it.\n';

it('accepts a changelog whose newest version is the package', () => {
  expect(changelogErrors(good, '1.0.446')).toEqual([]);
});

it.each([
  ['another version', good, '1.0.447', 'the newest version is 1.0.446, package.json says 1.0.447'],
  ['no title', good.replace('# Changelog', '# News'), '1.0.446', 'the first line is not "# Changelog"'],
  ['an own section', good.replace('### Added', '### New'), '1.0.446', 'not a known section: ### New'],
  ['a loose heading', good.replace('[Unreleased]', 'Soon'), '1.0.446', 'not a version heading: ## Soon'],
])('refuses %s', (_, text, version, error) => {
  expect(changelogErrors(text, version)).toEqual([error]);
});
