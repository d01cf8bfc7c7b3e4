import { describe, expect, test } from 'vitest';
import { startAppForFile } from '../../support/app/managed-app';
import { storeProject } from '../../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

describe('a date in any form of RFC 3339', () => {
  const FORMS = [
    ['without a fraction', '2040-01-01T00:00:00Z', '2040-01-01T00:00:00.000Z'],
    ['with an offset', '2040-01-01T00:00:00+02:00', '2039-12-31T22:00:00.000Z'],
    ['with microseconds', '2040-01-01T00:00:00.123456Z', '2040-01-01T00:00:00.123Z'],
    ['with tenths and a negative offset', '2040-01-01T00:00:00.5-05:30', '2040-01-01T05:30:00.500Z'],
    ['in lower case', '2040-01-01t00:00:00z', '2040-01-01T00:00:00.000Z'],
  ];

  test.each(FORMS)(
    'is accepted %s and returned in UTC with milliseconds',
    async (_name, publishAt, stored) => {
      const created = await app.rest('POST', '/projects', { token, body: { title: 'Planned', publishAt } });
      expect(created).toMatchObject({ status: 201, body: [{ publishAt: stored }] });
      for (const path of ['/timeline', '/notes']) {
        const element = await app.rest('POST', path, { token, body: { title: 'Planned', publishAt } });
        expect(element, path).toMatchObject({ status: 201, body: { publishAt: stored } });
      }
      expect(await app.trpc(token).projects.create.mutate({ publishAt })).toMatchObject([
        { publishAt: stored },
      ]);
    },
  );

  test('is compared as a moment with the version that was last read', async () => {
    const { _id: id, updatedAt } = await storeProject(app);
    const withOffset = updatedAt.replace('Z', '456+00:00');
    const saved = await app.rest('PUT', `/projects/${id}`, {
      token,
      body: { title: 'Second', expectedUpdatedAt: withOffset },
    });
    expect(saved).toMatchObject({ status: 200 });
    const stale = { id, title: 'Third', expectedUpdatedAt: withOffset };
    await expect(app.trpc(token).projects.update.mutate(stale)).rejects.toThrow('changed elsewhere');
  });
});

test.each([
  '2040-01-01T00:00:00',
  '9999-12-31T23:59:59-02:00',
  '0000-01-01T00:00:00Z',
  '0999-12-31T23:59:59Z',
])('the date %s is refused', async publishAt => {
  const body = { title: 'Planned', publishAt };
  expect(await app.rest('POST', '/projects', { token, body })).toMatchObject({
    status: 400,
    body: { issues: [{ path: ['publishAt'] }] },
  });
});
