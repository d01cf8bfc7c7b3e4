import { expect, test } from 'vitest';
import { entities } from '#server/composition/entities';
import { bumpExpectedRevision, bumpRevision, readRevision } from '#server/core/content/revision';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { skillEntity } from '#server/features/skills/skill-entity';
import { startAppForFile } from '../../support/app/managed-app';

const app = await startAppForFile();

test('every list that an entity names has a version row', async () => {
  for (const entity of entities.filter(({ revision }) => revision !== null)) {
    expect(await readRevision(app.db, entity)).toBe(0);
  }
});

test('changing a list increments only its own version', async () => {
  await app.db.write(manager => bumpRevision(manager, skillEntity));
  expect(await readRevision(app.db, skillEntity)).toBe(1);
  expect(await readRevision(app.db, siteSettingsEntity)).toBe(0);
  const check = { expectedVersion: 1, conflict: '' };
  expect(await app.db.write(manager => bumpExpectedRevision(manager, skillEntity, check))).toBe(2);
});

test.each([{ revision: 'notes' }, { revision: null }])(
  'changing a list without a version row (%o) is refused and stores nothing',
  async unknown => {
    const change = app.db.write(async manager => {
      await manager.insert(siteSettingsEntity, { id: 'x', settings: {}, updatedAt: new Date() });
      await bumpRevision(manager, unknown);
    });
    await expect(change).rejects.toThrow(`The list "${unknown.revision}" has no revision`);
    expect(await app.db.read(siteSettingsEntity).existsBy({ id: 'x' })).toBe(false);
    await expect(readRevision(app.db, unknown)).rejects.toThrow();
  },
);
