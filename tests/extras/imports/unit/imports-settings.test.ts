import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { readGitHubSettings } from '#server/extras/imports/imports-settings';

const read = (source: Record<string, string>) => readGitHubSettings(readEnvironment(source).values);

test('repositories are imported from github.com without a token by default', () => {
  expect(read({})).toEqual({ apiUrl: 'https://api.github.com', token: undefined });
});

test.each([
  ['GITHUB_API_URL', 'github.com'],
  ['GITHUB_API_URL', 'ftp://github.com'],
  ['GITHUB_TOKEN', 'x'.repeat(1_001)],
])('an invalid %s is reported by its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});
