import { expect, test } from 'vitest';
import { createBodyLimitFinder } from '#server/api/body-limits';
import { listProcedures } from '#server/api/list-procedures';
import { createIdleRouter } from '../support/app/idle-router';

const MEGABYTE = 1024 * 1024;
const router = createIdleRouter();
const findBodyLimit = createBodyLimitFinder(router);

test('calls of the owner and messages may have a megabyte, and all others 64 kB', () => {
  const withMegabyte = listProcedures(router)
    .filter(({ name, meta }) => meta?.access !== 'owner' && findBodyLimit([name]) === MEGABYTE)
    .map(({ name }) => name);
  expect(withMegabyte).toEqual(['contacts.send']);
  expect(findBodyLimit(['projects.create', 'skills.saveList'])).toBe(MEGABYTE);
  for (const name of ['auth.login', 'views.record', 'unknown', ''])
    expect.soft(findBodyLimit([name]), name).toBe(64 * 1024);
});

test('a batch has the smallest limit of its calls', () => {
  expect(findBodyLimit(['projects.create', 'auth.login'])).toBe(64 * 1024);
});
