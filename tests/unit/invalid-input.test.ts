import { expect, test } from 'vitest';
import { describeIssues } from '../../src/server/core/invalid-input';

test.each([
  [['github'], 'Must be a web address', 'GitHub link must be a web address'],
  [['links', 0, 'url'], 'Must be a web address', 'Links 1 link must be a web address'],
  [['skills', 1], 'Too long', 'Skills 2: Too long'],
  [['longDescription'], 'Too long', 'Long description: Too long'],
  [['name'], 'Name is required', 'Name is required'],
  [['currentPassword'], 'Current password is incorrect', 'Current password is incorrect'],
  [[], 'Must be an object', 'Must be an object'],
  [['constructor'], 'Must not be empty', 'Constructor must not be empty'],
])('what is wrong at %j is told in a sentence', (path, message, sentence) => {
  expect(describeIssues([{ path, message }])).toBe(sentence);
});

test('of several things the first is told', () => {
  const issues = ['title', 'details'].map(name => ({ path: [name], message: 'Must be short' }));
  expect(describeIssues(issues)).toBe('Title must be short');
});
