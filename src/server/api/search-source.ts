import type { Note, Page } from '../../shared/contract/post';
import type { Project } from '../../shared/contract/project';
import { projectRowSchema } from '../../shared/contract/project-extracts';
import { notePath, pagePath } from '../../shared/post-path';
import { projectPath, projectsWithSkillPath } from '../../shared/project-path';
import { shownTitle } from '../../shared/shown-title';
import { skillNameKey } from '../../shared/skill-name-key';
import { mapInSlices } from '../core/map-in-slices';
import { markdownParagraphs } from '../core/markdown/markdown-paragraphs';
import type { NoteService } from '../features/posts/note-service';
import type { PageService } from '../features/posts/page-service';
import type { ProjectService } from '../features/projects/project-service';
import type { Findable, SearchSource } from '../features/search/search-service';
import type { SkillService } from '../features/skills/skill-service';

type SourceServices = {
  projects: Pick<ProjectService, 'list' | 'listCategories'>;
  notes: Pick<NoteService, 'listWhole'>;
  pages: Pick<PageService, 'listWhole'>;
  skills: Pick<SkillService, 'list'>;
};

/** All that visitors can find. Links to code are no part of it: those of private projects are nobody's business. */
export async function readSearchSource(services: SourceServices): Promise<SearchSource> {
  const { projects, notes, pages, skills } = services;
  const [projectList, categories, noteList, pageList, skillList] = await Promise.all([
    projects.list(),
    projects.listCategories(),
    notes.listWhole(),
    pages.listWhole(),
    skills.list(),
  ]);
  const used = new Set(projectList.flatMap(project => project.skills.map(skillNameKey)));
  return {
    documents: [
      ...(await mapInSlices(projectList, findableProject)),
      ...(await mapInSlices(noteList, findableNote)),
      ...(await mapInSlices(pageList, findablePage)),
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

function findableNote({ title, slug, summary, text, tags }: Note): Findable {
  const said = { title: shownTitle(title), summary, text: markdownParagraphs(text).join(' '), tags };
  return { kind: 'note', path: notePath(slug), ...said };
}

function findablePage({ title, slug, text }: Page): Findable {
  const said = { title: shownTitle(title), summary: '', text: markdownParagraphs(text).join(' ') };
  return { kind: 'page', path: pagePath(slug), ...said, tags: [] };
}

function findableProject(project: Project): Findable {
  const { title, description, details, learned, media, skills, status, category } = project;
  const texts = [details, learned].flatMap(markdownParagraphs);
  return {
    kind: 'project',
    title: shownTitle(title),
    path: projectPath(project),
    summary: description,
    text: [...texts, ...media.map(({ caption = '' }) => caption)].filter(Boolean).join(' '),
    tags: [...skills, status, category],
    category,
    row: projectRowSchema.parse(project),
  };
}
