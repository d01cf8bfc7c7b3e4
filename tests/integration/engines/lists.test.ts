import { beforeEach, describe, expect, test } from 'vitest';
import { type SkillRow, skillEntity } from '#server/features/skills/skill-entity';
import {
  type TimelineElementRow,
  timelineElementEntity,
} from '#server/features/timeline/timeline-element-entity';
import { startFileApp } from '../../support/file-app';

// Caching is off because these tests bypass the services to insert rows.
const app = await startFileApp({ env: { responseCacheBytes: 0 } });
beforeEach(() =>
  app.db.write(async manager => {
    await manager.deleteAll(skillEntity);
    await manager.deleteAll(timelineElementEntity);
  }),
);

function addSkills(...skills: Partial<SkillRow>[]): Promise<unknown> {
  const row: SkillRow = {
    id: '1',
    position: 0,
    name: 'Go',
    category: 'Languages',
    description: '',
    icon: 'fa-brands fa-golang',
    color: '#00add8',
    isCore: false,
  };
  return app.db.write(manager =>
    manager.insert(
      skillEntity,
      skills.map(skill => ({ ...row, ...skill })),
    ),
  );
}

function addElements(...elements: Partial<TimelineElementRow>[]): Promise<unknown> {
  const row: TimelineElementRow = {
    id: '1',
    type: 'event',
    position: 0,
    year: 2025,
    title: 'First job',
    icon: 'fa-star',
    shortDescription: 'Short',
    longDescription: 'Long',
    profileSections: [],
    futureSections: [],
    kind: null,
    endDate: null,
    draft: null,
    publishAt: null,
    pendingChanges: null,
  };
  return app.db.write(manager =>
    manager.insert(
      timelineElementEntity,
      elements.map(element => ({ ...row, ...element })),
    ),
  );
}

describe('the list of skills', () => {
  test('has exactly the fields of the contract', async () => {
    await addSkills({ id: 'a', description: 'Small 🐹', isCore: true });
    const skills = [
      {
        _id: 'a',
        name: 'Go',
        category: 'Languages',
        description: 'Small 🐹',
        icon: 'fa-brands fa-golang',
        color: '#00add8',
        isCore: true,
      },
    ];
    expect(await app.rest('GET', '/skills')).toMatchObject({ status: 200, body: skills });
    expect((await app.rest('GET', '/skills')).body).toEqual(skills);
    expect(await app.trpc().skills.list.query()).toEqual(skills);
  });

  test('is in the order in which the skills were saved', async () => {
    await addSkills({ id: 'a', position: 2 }, { id: 'b', position: 0 }, { id: 'c', position: 1 });
    const skills = await app.trpc().skills.list.query();
    expect(skills.map(({ _id }) => _id)).toEqual(['b', 'c', 'a']);
  });

  test('is empty at first', async () => {
    expect((await app.rest('GET', '/skills')).body).toEqual([]);
  });
});

describe('the list of timeline elements', () => {
  test('has exactly the fields of the contract, and maps derived from the sections', async () => {
    const profileSections = [
      { title: 'Who', text: 'Me' },
      { title: 'Where', text: 'Here' },
    ];
    await addElements({ id: 'a', type: 'profile', position: 3, profileSections });
    const elements = [
      {
        _id: 'a',
        type: 'profile',
        order: 0,
        year: 2025,
        title: 'First job',
        icon: 'fa-star',
        shortDescription: 'Short',
        longDescription: 'Long',
        profile: { Who: 'Me', Where: 'Here' },
        profileSections,
        future: {},
        futureSections: [],
      },
    ];
    expect((await app.rest('GET', '/timeline')).body).toEqual(elements);
    expect(await app.trpc().timeline.list.query()).toEqual(elements);
  });

  test('is sorted by position', async () => {
    await addElements({ id: 'a', position: 1 }, { id: 'b', position: 2 }, { id: 'c', position: 0 });
    const elements = await app.trpc().timeline.list.query();
    expect(elements.map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
  });

  test('preserves the order of sections regardless of their titles', async () => {
    const futureSections = ['2', '10', 'b', '1', 'a'].map(title => ({ title, text: title }));
    await addElements({ type: 'future', futureSections });
    const [element] = await app.trpc().timeline.list.query();
    expect(element?.futureSections).toEqual(futureSections);
  });

  test('supports __proto__ as a section title', async () => {
    const profileSections = ['__proto__', 'Who'].map(title => ({ title, text: 'harmless' }));
    await addElements({ profileSections });
    const { status, body } = await app.rest('GET', '/timeline');
    expect(status).toBe(200);
    const [element] = Object(body);
    expect(element.profileSections).toEqual(profileSections);
    expect(element.profile).toHaveProperty('Who', 'harmless');
    expect(Object.getPrototypeOf(element.profile)).toBe(Object.prototype);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(['constructor', 'toString'])('supports %s as a section title', async title => {
    await addElements({ profileSections: [{ title, text: 'harmless' }] });
    const { status, body } = await app.rest('GET', '/timeline');
    expect(status).toBe(200);
    const [{ profile, profileSections }] = Object(body);
    expect(profileSections).toEqual([{ title, text: 'harmless' }]);
    expect(Object.entries(profile)).toEqual([[title, 'harmless']]);
    const [element] = await app.trpc().timeline.list.query();
    expect(Object.entries(element?.profile ?? {})).toEqual([[title, 'harmless']]);
  });
});
