import { FEED_ENTRIES, type Feed, type FeedEntry } from '#server/core/content/content-kind';
import { listSearchedTexts } from '#server/core/content/searched-texts';
import { toMarkdownHtml, toMarkdownText } from '#server/core/markdown/markdown-pool';
import { PROJECTS_PATH, projectPath } from '#shared/content-paths';
import { type Project, projectFields } from '#shared/contract/project';
import { projectSummarySchema } from '#shared/contract/project-summaries';
import type { SearchDocument } from '#shared/contract/search';
import { displayTitle } from '#shared/text';

export type FeedProject = Project & { publishedAt: string };

/**
 * Defines the feed of public projects. `listChanged` lists at most the given number, most recently changed
 * first.
 */
export function projectFeed(listChanged: (most: number) => Promise<FeedProject[]>): Feed {
  return {
    format: 'atom',
    path: '/feed.xml',
    pagePath: PROJECTS_PATH,
    title: ({ ownerName }, t) => t('projectsFeed', { name: ownerName }),
    namelessId: 'tag:localhost,2020:portfolio-feed',
    async *list(home) {
      for (const project of await listChanged(FEED_ENTRIES)) yield await toFeedEntry(project, home);
    },
  };
}

async function toFeedEntry(project: FeedProject, home: string): Promise<FeedEntry> {
  const { _id, title, language, description, details, category, publishedAt, updatedAt } = project;
  const address = home + projectPath(project);
  return {
    id: `urn:uuid:${_id}`,
    title: displayTitle(title),
    language,
    address,
    publishedAt,
    updatedAt,
    categories: category === '' ? [] : [category],
    summary: await toMarkdownText(description),
    html: await toMarkdownHtml(details, { page: address, base: home }),
  };
}

/** Leaves out links to code, because the code of a private project must stay private. */
export async function projectSearchDocument(project: Project): Promise<SearchDocument> {
  const { title, language, description, media, skills, status, category } = project;
  const { image, generatedCover, updatedAt } = project;
  const summary = await toMarkdownText(description);
  const texts = await listSearchedTexts(projectFields, project);
  return {
    kind: 'project',
    title: displayTitle(title),
    language,
    path: projectPath(project),
    summary,
    text: [...texts, ...media.map(({ caption = '' }) => caption)].filter(Boolean).join(' '),
    tags: [...skills, status, category],
    cover: image || (generatedCover ?? ''),
    newAt: updatedAt,
    category,
    row: { ...projectSummarySchema.parse(project), description: summary },
  };
}
