import type { Project } from '../../../shared/contract/project';
import type { SiteSettings } from '../../../shared/contract/site';
import { projectPath } from '../../../shared/project-path';
import { projectTitle } from '../../../shared/project-title';
import { renderMarkdown } from '../../core/markdown/render-markdown';
import { xmlDocument, xmlElement, xmlEmpty, xmlText } from './xml';

export type FeedContent = {
  site: SiteSettings;
  projects: Project[];
  /** Without it links are relative to the address that the feed was read from. */
  publicUrl: string | undefined;
};

export const FEED_PATH = '/feed.xml';

/** Readers keep what they have read: a feed names what is new. */
const MAX_ENTRIES = 50;
/** Of a feed without entries. */
const NEVER = '1970-01-01T00:00:00.000Z';
/** A feed must have a name of its own, also where its address is not known. */
const NAMELESS = 'tag:localhost,2020:portfolio-feed';

/** The public projects, last changed first, as Atom (RFC 4287). */
export function atomFeed({ site, projects, publicUrl }: FeedContent): string {
  const shown = projects
    .filter(project => project.public)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, MAX_ENTRIES);
  const home = publicUrl ?? '';
  const children = [
    xmlText('id', publicUrl === undefined ? NAMELESS : publicUrl + FEED_PATH),
    xmlText('title', `Projects of ${site.ownerName}`),
    xmlText('subtitle', site.introduction),
    xmlText('updated', shown[0]?.updatedAt ?? NEVER),
    xmlElement('author', [xmlText('name', site.ownerName)]),
    xmlEmpty('link', { rel: 'self', type: 'application/atom+xml', href: home + FEED_PATH }),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: `${home}/projects` }),
    ...shown.map(project => entry(project, home)),
  ];
  return xmlDocument(
    xmlElement('feed', children, {
      xmlns: 'http://www.w3.org/2005/Atom',
      // What the texts themselves link to starts from here.
      'xml:base': publicUrl && `${publicUrl}/`,
    }),
  );
}

function entry(project: Project, home: string): string {
  const { _id, title, description, details, category, createdAt, updatedAt } = project;
  const address = home + projectPath(project);
  return xmlElement('entry', [
    // The id never changes, whatever the site's address and the title become.
    xmlText('id', `urn:uuid:${_id}`),
    xmlText('title', projectTitle(title)),
    xmlEmpty('link', {
      rel: 'alternate',
      type: 'text/html',
      href: address,
    }),
    xmlText('published', createdAt),
    xmlText('updated', updatedAt),
    ...(category === '' ? [] : [xmlEmpty('category', { term: category })]),
    xmlText('summary', description),
    xmlText('content', renderMarkdown(details, { page: address }), { type: 'html' }),
  ]);
}
