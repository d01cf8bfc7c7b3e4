import { NO_HISTORY } from '#server/core/content/history';
import { createProjectService } from '#server/features/projects/project-service';
import { createSkillService } from '#server/features/skills/skill-service';
import { markedProject, markedSkills } from '../content/marked-content';
import { openTestDatabase } from './open-test-database';

// Runs as a separate process until a test kills it: repeatedly saves the list of skills and a project as new
// versions and reports each save.
const [target = '', projectId = '', round = ''] = process.argv.slice(2);

const db = await openTestDatabase({ target: JSON.parse(target) });
const projects = createProjectService(db, NO_HISTORY);
const skills = createSkillService(db, projects.listSkills, NO_HISTORY);

await Promise.all([saveSkills(), saveProject()]);

async function saveSkills(): Promise<void> {
  for (let version = 0; ; version += 1) {
    await skills.saveList(markedSkills(`${round}.${version}`));
    console.log('skills saved');
  }
}

async function saveProject(): Promise<void> {
  for (let version = 0; ; version += 1) {
    await projects.update({ id: projectId, ...markedProject(`${round}.${version}`) });
    console.log('project saved');
  }
}
