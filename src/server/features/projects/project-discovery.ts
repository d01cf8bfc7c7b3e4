import {
  FEED_ENTRIES,
  type Feed,
  type FeedEntry,
  type SearchDocument,
  type SitemapEntry,
} from '#server/core/content/content-kind';
import { lastChange } from '#server/core/content/last-change';
import { markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { PROJECTS_PATH, projectPath } from '#shared/content-paths';
import type { Project } from '#shared/contract/project';
import { projectRowSchema } from '#shared/contract/project-rows';
import { shownTitle } from '#shared/text';

/** Defines the feed of public projects, most recently changed first. */
export function projectFeed(listProjects: () => Promise<Project[]>): Feed {
  return {
    format: 'atom',
    path: '/feed.xml',
    pagePath: PROJECTS_PATH,
    title: ({ ownerName }) => `Projects of ${ownerName}`,
    namelessId: 'tag:localhost,2020:portfolio-feed',
    list: async home =>
      (await listProjects())
        .filter(project => project.public)
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
        .slice(0, FEED_ENTRIES)
        .map(project => toFeedEntry(project, home)),
  };
}

function toFeedEntry(project: Project, home: string): FeedEntry {
  const { _id, title, description, details, category, createdAt, updatedAt } = project;
  const address = home + projectPath(project);
  return {
    id: `urn:uuid:${_id}`,
    title: shownTitle(title),
    address,
    publishedAt: createdAt,
    updatedAt,
    categories: category === '' ? [] : [category],
    summary: description,
    html: renderMarkdown(details, { page: address }),
  };
}

/** Leaves out links to code, which for private projects must stay private. */
export function projectSearchDocument(project: Project): SearchDocument {
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

export function projectSitemap(projects: Project[]): SitemapEntry[] {
  const shown = projects.filter(project => project.public);
  return [
    { path: PROJECTS_PATH, changedAt: lastChange(shown) },
    ...shown.map(project => ({ path: projectPath(project), changedAt: project.updatedAt })),
  ];
}
