import { NO_HISTORY } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { createProjectService } from '#server/features/projects/project-service';

/** Fills the database with projects of an ordinary length, the first ones with pictures; returns their IDs. */
export async function fillProjects(db: Database, count: number, pictures: string[] = []): Promise<string[]> {
  const projects = createProjectService(db, NO_HISTORY);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const project = await projects.create({
      title: `Project ${index}`,
      image: pictures[index] ?? '',
      description: 'Fourteen words that tell what a project is about and for whom it is made.',
      details: 'A paragraph of details about the project, as long as most are. '.repeat(20),
      learned: 'A sentence about what was learned. '.repeat(5),
      skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
      category: `Category ${index % 5}`,
      status: 'completed',
      featured: index % 40 === 0,
    });
    ids.push(project._id);
  }
  return ids;
}
