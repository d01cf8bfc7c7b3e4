import type { Project } from '../../../shared/contract/project';
import type { SiteSettings } from '../../../shared/contract/site';
import { projectPath } from '../../../shared/project-path';
import { shownTitle } from '../../../shared/shown-title';
import { renderMarkdown } from '../../core/markdown/render-markdown';
import { atomDocument, type FeedEntry, MAX_ENTRIES } from './atom';

export type FeedContent = {
  site: SiteSettings;
  projects: Project[];
  publicUrl: string | undefined;
};

export const FEED_PATH = '/feed.xml';

/** The public projects, last changed first. */
export function atomFeed({ site, projects, publicUrl }: FeedContent): string {
  const shown = projects
    .filter(project => project.public)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, MAX_ENTRIES);
  return atomDocument({
    ...{ site, path: FEED_PATH, pagePath: '/projects', publicUrl },
    title: `Projects of ${site.ownerName}`,
    namelessId: 'tag:localhost,2020:portfolio-feed',
    entries: shown.map(project => entryOf(project, publicUrl ?? '')),
  });
}

function entryOf(project: Project, home: string): FeedEntry {
  const { _id, title, description, details, category, createdAt, updatedAt } = project;
  const address = home + projectPath(project);
  return {
    ...{ id: `urn:uuid:${_id}`, title: shownTitle(title), address, publishedAt: createdAt, updatedAt },
    categories: category === '' ? [] : [category],
    summary: description,
    html: renderMarkdown(details, { page: address }),
  };
}
