import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Not } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { SAMPLE_PICTURES } from '#server/composition/sample/data/sample-pictures';
import { clearSampleContent } from '#server/composition/sample/sample-service';
import { StartError } from '#server/core/errors/start-error';
import { projectEntity } from '#server/features/projects/project-entity';
import { skillEntity } from '#server/features/skills/skill-entity';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { setUpSample } from '../support/app/filled-site';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import type { TestApp } from '../support/app/start-app';
import { testFolder } from '../support/managed-folder';
import { asOrdinaryUser } from '../support/programs/ordinary-user';

async function startFilledApp(): Promise<TestApp> {
  const app = await startAppForTest();
  await setUpSample(app);
  return app;
}

describe('the sample content', async () => {
  const app = await startAppForFile();
  await setUpSample(app);

  test('has notes, each with a project that links back to it', async () => {
    const { notes } = await app.services.notes.list();
    expect(notes).toHaveLength(3);
    for (const { slug } of notes) {
      const { projects, html } = await app.services.notes.view(slug);
      const [, id = ''] = /^\/projects\/(.+)$/.exec(projects[0]?.path ?? '') ?? [];
      expect((await app.services.projects.getPage(id)).notes.map(note => note.slug)).toContain(slug);
      expect(html).toContain('<table');
    }
  });

  test('has projects with readable addresses', async () => {
    const slugs = (await app.services.projects.list()).map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toEqual(['hivescale', 'lever-frame', 'dawnlist']);
    expect(slugs).not.toContain(undefined);
  });

  test('refers only to pictures that the site serves', async () => {
    const bodies = await Promise.all(
      ['/projects', '/site'].map(async path => JSON.stringify((await app.rest('GET', path)).body)),
    );
    bodies.push(JSON.stringify(await app.services.notes.listFull()));
    const names = bodies.flatMap(text => [...text.matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name]) => name));
    expect(new Set(names)).toEqual(new Set(SAMPLE_PICTURES));
    for (const name of SAMPLE_PICTURES) {
      const response = await fetch(`${app.url}/uploads/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      await response.arrayBuffer();
    }
  });

  test('is added only once', async () => {
    const before = await app.services.projects.list();
    await setUpSample(app);
    await setUpSample(app, false);
    expect(await app.services.projects.list()).toEqual(before);
    expect(await app.services.skills.list()).toHaveLength(20);
  });
});

describe('a database set up with or without sample content', () => {
  test('never gets the sample content if it was set up without', async () => {
    const app = await startAppForTest();
    await setUpSample(app, false);
    await setUpSample(app);
    expect(await app.services.projects.list()).toEqual([]);
    expect(await readdir(app.uploadsDir)).toEqual([]);
    expect(await app.services.site.get()).toMatchObject({ ownerName: 'Portfolio', playground: false });
  });

  test('stays empty and can be filled later when the uploads folder is unusable, which is reported', async () => {
    const app = await startAppForTest();
    const file = join(await testFolder(), 'file');
    await writeFile(file, '');
    const uploadsDir = join(file, 'uploads');
    const filling = setUpSample({ db: app.db, store: createFolderStore(uploadsDir) });
    await expect(filling).rejects.toThrow(StartError);
    await expect(filling).rejects.toThrow(`There is a file where UPLOADS_DIR ${uploadsDir} or a`);
    expect(await app.services.projects.list()).toEqual([]);
    await rm(file);
    await setUpSample(app);
    expect(await app.services.projects.list()).toHaveLength(8);
  });

  test('stays empty when the uploads folder is read-only, and the error names the user who needs access', async () => {
    const app = await startAppForTest();
    const { uploadsDir } = app;
    await chmod(uploadsDir, 0o555);
    const refusal = await asOrdinaryUser([uploadsDir], () =>
      setUpSample(app).catch((error: Error) => error.message),
    );
    await chmod(uploadsDir, 0o755);
    expect(refusal).toMatch(/^Couldn't write to UPLOADS_DIR \S+\. Make the folder writable for user \d+\.$/);
  });
});

describe('clearing the sample content', () => {
  test('recognizes projects stored before category keys existed', async () => {
    const app = await startFilledApp();
    await app.db.write(manager => manager.update(projectEntity, { id: Not('') }, { categoryKey: null }));
    const { removed, kept } = await clearSampleContent(app.db, app.store);
    expect({ projects: removed.projects, kept }).toEqual({ projects: 8, kept: 0 });
  });

  test('deletes everything that is unchanged, which never comes back', async () => {
    const app = await startFilledApp();
    const own = join(app.uploadsDir, 'own.svg');
    await writeFile(own, '<svg/>');
    const { removed, kept } = await clearSampleContent(app.db, app.store);
    expect(kept).toBe(0);
    expect(removed).toEqual({
      projects: 8,
      skills: 20,
      timeline: 6,
      notes: 3,
      site: 12,
      categories: 3,
      uploads: SAMPLE_PICTURES.length,
    });
    expect(await app.services.projects.list()).toEqual([]);
    expect(await app.services.skills.list()).toEqual([]);
    expect(await app.services.timeline.list()).toEqual([]);
    expect((await app.services.notes.list()).notes).toEqual([]);
    expect(await app.services.site.get()).toEqual({ ...DEFAULT_SITE_SETTINGS, version: 1 });
    expect(await app.services.projects.listCategories()).toEqual([]);
    expect(await app.services.projects.listStatuses()).toEqual(['planning', 'planned', 'wip', 'completed']);
    expect(await readdir(app.uploadsDir)).toEqual(['own.svg']);
    const again = await clearSampleContent(app.db, app.store);
    expect([...Object.values(again.removed), again.kept]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    await setUpSample(app);
    expect(await app.services.projects.list()).toEqual([]);
  });

  test('preserves items that the owner has changed, with their pictures and category', async () => {
    const app = await startFilledApp();
    const changed = (await app.services.projects.list()).find(({ media }) => media.length > 0);
    if (!changed) throw new Error('No sample project has media');
    await app.services.projects.update({ id: changed._id, title: 'Mine now' });
    await app.db.write(manager =>
      manager.update(skillEntity, { position: 3 }, { isCore: true, name: 'Mine' }),
    );

    const { kept } = await clearSampleContent(app.db, app.store);
    const projects = await app.services.projects.list();
    expect(projects.map(({ title }) => title)).toEqual(['Mine now']);
    expect((await app.services.skills.list()).map(({ name }) => name)).toEqual(['Mine']);
    expect(await app.services.projects.listCategories()).toEqual([changed.category]);
    const urls = new Set([changed.image, ...changed.media.map(({ url }) => url)]);
    const pictures = [...urls].map(url => url.split('/').pop());
    expect((await readdir(app.uploadsDir)).sort()).toEqual(pictures.sort());
    expect(kept).toBe(pictures.length + 1);
  });

  test('preserves notes that the owner has edited, rescheduled or unpublished, with their pictures', async () => {
    const app = await startFilledApp();
    const { notes } = await app.services.notes.list();
    const [text, date, draft] = notes.map(({ _id }) => _id);
    if (!text || !date || !draft) throw new Error('There are not three sample notes');
    await app.services.notes.update({ id: text, text: 'Mine' });
    await app.services.notes.update({ id: date, publishAt: '2020-01-01T00:00:00.000Z' });
    await app.services.notes.update({ id: draft, draft: true });
    const { removed } = await clearSampleContent(app.db, app.store);
    expect(removed.notes).toBe(0);
    expect((await app.services.notes.list(undefined, 'owner')).notes).toHaveLength(3);
    const pictures = notes.map(({ cover }) => cover.split('/').pop()).filter(Boolean);
    expect(await readdir(app.uploadsDir)).toEqual(expect.arrayContaining(pictures));
  });

  test('preserves the settings that the owner has changed, and resets all others', async () => {
    const app = await startFilledApp();
    const { links, version } = await app.services.site.get();
    const [first, ...others] = links;
    if (!first) throw new Error('The sample has no links');
    const ownLink = { label: first.label, url: 'https://example.com/ada', icon: first.icon };
    await app.services.site.update({ role: 'Pilot', links: [ownLink, ...others] });
    const { removed, kept } = await clearSampleContent(app.db, app.store);
    const own = { role: 'Pilot', links: [ownLink] };
    const expected = { ...DEFAULT_SITE_SETTINGS, ...own, version: version + 2 };
    expect(await app.services.site.get()).toEqual(expected);
    expect({ site: removed.site, kept }).toEqual({ site: 11, kept: 2 });
    // The previous version of the settings uses the avatar, so that it can be restored.
    const left = await readdir(app.uploadsDir);
    expect(left).toEqual(['sample-avatar.svg']);
    expect((await fetch(`${app.url}/uploads/sample-avatar.svg`)).status).toBe(404);
  });

  test('does not increment the version of settings without sample values', async () => {
    const app = await startFilledApp();
    await clearSampleContent(app.db, app.store);
    const { version } = await app.services.site.update({ ownerName: 'Ada', birthDate: '1990-02-03' });
    await clearSampleContent(app.db, app.store);
    // The version is the same, so an open editor gets no conflict.
    expect(await app.services.site.get()).toMatchObject({
      ownerName: 'Ada',
      birthDate: '1990-02-03',
      version,
    });
  });

  test('removes items whose edits were undone, and those that were only reordered', async () => {
    const app = await startFilledApp();
    const { projects, skills, timeline } = app.services;
    const [project] = await projects.list();
    const id = String(project?._id);
    await projects.update({ id, featured: project?.featured !== true });
    await projects.update({ id, featured: project?.featured === true });
    await skills.saveList((await skills.list()).toReversed());
    const elements = (await timeline.list()).toReversed().map(({ _id }, order) => ({ _id, order }));
    await timeline.reorder({ elements });
    expect((await clearSampleContent(app.db, app.store)).kept).toBe(0);
  });
});
