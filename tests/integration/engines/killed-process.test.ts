import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_HISTORY } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { createProjectService, type ProjectService } from '#server/features/projects/project-service';
import { createSkillService, type SkillService } from '#server/features/skills/skill-service';
import { MARKED_SKILLS, markedProject, markedSkills } from '../../support/content/marked-content';
import { openTestDatabase } from '../../support/database/open-test-database';
import { createPreparedDatabase } from '../../support/database/prepared-database';
import { engine, type TestDatabase } from '../../support/database/test-database';
import { bundlePrograms } from '../../support/programs/bundle-programs';
import { endPrograms, runProgram } from '../../support/programs/run-program';
import { seededRandom } from '../../support/seeded-random';

const ROUNDS = 5;

let database: TestDatabase;
let db: Database;
let projects: ProjectService;
let skills: SkillService;
beforeAll(() => bundlePrograms('tests/support/database/save-without-end.ts'), 120_000);
beforeEach(async () => {
  database = await createPreparedDatabase();
  db = await openTestDatabase(database);
  projects = createProjectService(db, NO_HISTORY);
  skills = createSkillService(db, projects.listSkills, NO_HISTORY);
});
afterEach(async () => {
  await endPrograms();
  await db?.close();
  await database?.remove();
});

/** Lists the marks of the stored skills. There is only one unless versions are mixed. */
async function listSkillMarks(): Promise<string[]> {
  const list = await skills.list();
  expect(list).toHaveLength(MARKED_SKILLS);
  return [...new Set(list.flatMap(({ category, description }) => [category, description]))];
}

test('a process killed during a save leaves the old or the new content, never a mix', async () => {
  await skills.saveList(markedSkills('first'));
  const { _id: id } = await projects.create(markedProject('first'));
  const seen = new Set<string>();
  const random = seededRandom();

  for (let round = 0; round < ROUNDS; round += 1) {
    const parameters = [JSON.stringify(database.target), id, String(round)];
    const saving = runProgram('tests/support/database/save-without-end.ts', parameters, {});
    await saving.waitForOutput(/skills saved/);
    await saving.waitForOutput(/project saved/);
    // Saves run without a pause, so one is in progress at any time.
    await new Promise(resolve => setTimeout(resolve, random() * 60));
    saving.kill('SIGKILL');
    expect(await saving.ended).toEqual({ exitCode: null, signal: 'SIGKILL' });

    const marks = await listSkillMarks();
    expect(marks).toHaveLength(1);
    for (const mark of marks) seen.add(mark);
    const project = await projects.get(id);
    expect(project).toMatchObject(markedProject(project.title));
    seen.add(project.title);
    expect(await projects.listCategories()).toContain(project.category);
    expect(await projects.listStatuses()).toContain(project.status);
  }
  // Each of the killed processes saved at least once.
  expect(seen).not.toContain('first');
  expect(seen.size).toBeGreaterThanOrEqual(ROUNDS);

  await skills.saveList(markedSkills('last'));
  expect(await listSkillMarks()).toEqual(['last']);
  expect(await projects.update({ id, ...markedProject('last') })).toMatchObject(markedProject('last'));
  if (engine === 'sqlite') {
    const integrity = await db.write(manager => manager.query('PRAGMA integrity_check'));
    expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  }
}, 120_000);
