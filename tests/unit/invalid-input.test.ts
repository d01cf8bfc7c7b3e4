import { expect, test } from 'vitest';
import { describeIssues } from '#server/core/errors/invalid-input';
import { projectFields } from '#shared/contract/project';

test.each([
  [['links', 0, 'url'], 'Must be a web address', 'Links 1 link must be a web address'],
  [['skills', 1], 'Too long', 'Skills 2: Too long'],
  [['longDescription'], 'Too long', 'Long description: Too long'],
  [['name'], 'Name is required', 'Name is required'],
  [['currentPassword'], 'Current password is incorrect', 'Current password is incorrect'],
  [[], 'Must be an object', 'Must be an object'],
  [['email'], 'Is required', 'Email is required'],
  [['constructor'], 'Must not be empty', 'Constructor must not be empty'],
])('an issue at %j with the message %j is described as %j', (path, message, sentence) => {
  expect(describeIssues([{ path, message }])).toBe(sentence);
});

test.each(['github', 'live', 'imageAlt'] as const)(
  'an issue of %s names the field as the editor does',
  name => {
    const { label } = projectFields[name];
    expect(describeIssues([{ path: [name], message: 'Must be shorter' }])).toBe(`${label} must be shorter`);
  },
);

test('only the first of several issues is described', () => {
  const issues = ['title', 'details'].map(name => ({ path: [name], message: 'Must be short' }));
  expect(describeIssues(issues)).toBe('Title must be short');
});
