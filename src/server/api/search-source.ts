import type { Project } from '../../shared/contract/project';
import { projectRowSchema } from '../../shared/contract/project-extracts';
import { projectPath, projectsWithSkillPath } from '../../shared/project-path';
import { projectTitle } from '../../shared/project-title';
import { skillNameKey } from '../../shared/skill-name-key';
import { markdownParagraphs } from '../core/markdown/markdown-paragraphs';
import type { ProjectService } from '../features/projects/project-service';
import type { Findable, SearchSource } from '../features/search/search-service';
import type { SkillService } from '../features/skills/skill-service';

type SourceServices = {
  projects: Pick<ProjectService, 'list' | 'listCategories'>;
  skills: Pick<SkillService, 'list'>;
};

/** All that visitors can find. Links to code are no part of it: those of private projects are nobody's business. */
export async function readSearchSource({ projects, skills }: SourceServices): Promise<SearchSource> {
  const [projectList, categories, skillList] = await Promise.all([
    projects.list(),
    projects.listCategories(),
    skills.list(),
  ]);
  const used = new Set(projectList.flatMap(project => project.skills.map(skillNameKey)));
  return {
    documents: [
      ...projectList.map(findableProject),
      ...skillList.map(({ name, category, description }) => ({
        kind: 'skill' as const,
        title: name,
        path: used.has(skillNameKey(name)) ? projectsWithSkillPath(name) : '/#skills',
        summary: description,
        text: category,
        tags: [],
      })),
    ],
    categories,
  };
}

function findableProject(project: Project): Findable {
  const { title, description, details, learned, media, skills, status, category } = project;
  const texts = [details, learned].flatMap(markdownParagraphs);
  return {
    kind: 'project',
    title: projectTitle(title),
    path: projectPath(project),
    summary: description,
    text: [...texts, ...media.map(({ caption = '' }) => caption)].filter(Boolean).join(' '),
    tags: [...skills, status, category],
    category,
    row: projectRowSchema.parse(project),
  };
}
