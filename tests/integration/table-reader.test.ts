import { IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { published } from '../../src/server/core/publishing';
import { projectEntity } from '../../src/server/features/projects/project-entity';
import { skillEntity } from '../../src/server/features/skills/skill-entity';
import { timelineElementEntity } from '../../src/server/features/timeline/timeline-element-entity';
import { viewHourEntity } from '../../src/server/features/views/view-entities';
import { connect, openTestDatabase } from '../support/open-test-database';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

// Plain reads are put together by the product itself: they give what TypeORM gives.

let own: TestDatabase;
let db: Awaited<ReturnType<typeof openTestDatabase>>;
let source: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  own = await createTestDatabase();
  db = await openTestDatabase(own);
  source = await connect(own);
  const quarters = { quarter0: 1, quarter1: 2, quarter2: 3, quarter3: 4 };
  const project = {
    description: 'line\nline',
    details: '',
    learned: '',
    image: '',
    imageAlt: '',
    github: '',
    live: '',
    timeline: '',
    status: 'done',
    category: 'a',
    skills: ['C++', '"'],
    media: [{ type: 'image' as const, url: '/a.png' }],
  };
  const [early, late] = [new Date('2020-02-29T23:59:59.999Z'), new Date('2026-07-01T00:00:00.000Z')];
  const skill = { category: 'x', description: '', icon: '', color: '' };
  const element = {
    type: 'event' as const,
    year: 2020,
    title: 't',
    icon: '',
    shortDescription: '',
    longDescription: '',
  };
  await db.write(async manager => {
    await manager.insert(projectEntity, [
      {
        ...project,
        id: 'p1',
        title: 'One',
        featured: true,
        public: false,
        createdAt: early,
        updatedAt: late,
      },
      { ...project, id: 'p2', title: 'Two', featured: false, public: true, createdAt: late, updatedAt: late },
      ...[
        { id: 'p3', draft: true as const },
        { id: 'p4', publishAt: early },
        { id: 'p5', publishAt: late },
      ].map(row => ({
        ...{ ...project, title: '', featured: false, public: true, createdAt: late, updatedAt: late },
        ...row,
      })),
    ]);
    await manager.insert(skillEntity, [
      { ...skill, id: 's1', position: 1, name: 'b', isCore: true },
      { ...skill, id: 's2', position: 1, name: 'a', isCore: false },
      { ...skill, id: 's3', position: 0, name: "c'; --", isCore: false },
    ]);
    await manager.insert(timelineElementEntity, [
      {
        ...element,
        id: 't1',
        position: 0,
        profileSections: [],
        futureSections: [],
        namedOrder: 7,
        answeredSections: [],
      },
    ]);
    await manager.insert(viewHourEntity, [
      { projectKey: '', hour: 10, ...quarters },
      { projectKey: '', hour: 11, ...quarters },
      { projectKey: 'p1', hour: 11, ...quarters },
    ]);
  });
});
afterAll(async () => {
  await source.destroy();
  await db.close();
  await own.remove();
});

test.each([
  ['all rows', {}],
  ['an order', { order: { id: 'DESC' as const } }],
  ['some columns', { select: { id: true, skills: true }, order: { id: 'ASC' as const } }],
  ['a text', { where: { id: 'p2' } }],
  ['a flag', { where: { featured: true } }],
  ['the other flag, by the same statement', { where: { featured: false } }],
  ['a text that is nowhere', { where: { title: "x' OR '1'='1" } }],
  ['a lesser text', { where: { id: LessThan('p2') } }],
  ['a moment', { where: { createdAt: LessThanOrEqual(new Date('2020-02-29T23:59:59.999Z')) } }],
  ['another moment, by the same statement', { where: { createdAt: LessThanOrEqual(new Date(0)) } }],
  ['what is empty', { where: { draft: IsNull() } }],
  ['what was published by a moment', { where: published(new Date('2025-06-01T00:00:00.000Z')) }],
  ['what is published now, of some', { where: { featured: false, ...published() } }],
  ['the first of an order', { order: { createdAt: 'DESC' as const }, take: 1 }],
  ['what is not plain', { where: { id: Not('p1') } }],
])('projects by %s', async (_what, options) => {
  const expected = await source.getRepository(projectEntity).find(options);
  expect(await db.read(projectEntity).find(options)).toEqual(expected);
  // As well when the statement is known.
  expect(await db.read(projectEntity).find(options)).toEqual(expected);
});

test('each value of a number is asked for, by one statement', async () => {
  for (const hour of [10, 11, 12, 10]) {
    const expected = await source.getRepository(viewHourEntity).findBy({ hour });
    expect(await db.read(viewHourEntity).findBy({ hour })).toEqual(expected);
  }
});

test('orders by several columns, as they are named', async () => {
  for (const order of [
    { position: 'ASC', id: 'DESC' },
    { id: 'DESC', position: 'ASC' },
  ] as const) {
    const expected = await source.getRepository(skillEntity).find({ order });
    expect(await db.read(skillEntity).find({ order })).toEqual(expected);
  }
});

test('columns that are read by name alone stay out', async () => {
  const [row] = await db.read(timelineElementEntity).find();
  expect(row).toEqual((await source.getRepository(timelineElementEntity).find())[0]);
  expect(row).not.toHaveProperty('answeredSections');
});

test('one row, none, and none where there must be one', async () => {
  const skills = db.read(skillEntity);
  expect(await skills.findOneBy({ name: "c'; --" })).toMatchObject({ id: 's3', isCore: false });
  expect(await skills.findOneBy({ name: 'd' })).toBeNull();
  expect(await skills.findOneByOrFail({ position: 0, isCore: false })).toMatchObject({ id: 's3' });
  await expect(skills.findOneByOrFail({ name: 'd' })).rejects.toThrow('Could not find any entity');
});

test('the first of many does not hold back what is written after it', async () => {
  const skills = db.read(skillEntity);
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...{ id: `many${index}`, position: index, name: '', category: 'many' },
    ...{ description: '', icon: '', color: '', isCore: false },
  }));
  await db.write(manager => manager.insert(skillEntity, many));
  expect(await skills.findOneBy({ category: 'many' })).toMatchObject({ category: 'many' });
  await db.write(manager => manager.update(skillEntity, { id: 's2' }, { color: '#123456' }));
  expect(await skills.find({ where: { id: 's2' } })).toMatchObject([{ color: '#123456' }]);
});
