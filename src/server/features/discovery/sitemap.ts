import type { Project } from '../../../shared/contract/project';
import { NOTES_PATH, notePath, pagePath } from '../../../shared/post-path';
import { projectPath } from '../../../shared/project-path';
import { xmlDocument, xmlElement, xmlText } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** What the protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

type Written = { slug: string; updatedAt: string };

/** The pages that search engines may show: whole addresses only, as the protocol demands. */
export function sitemap(
  projects: Project[],
  publicUrl: string,
  { notes, pages: posts }: Record<'notes' | 'pages', Written[]> = { notes: [], pages: [] },
): string {
  const shown = projects.filter(project => project.public);
  const pages = [
    page(`${publicUrl}/`),
    page(`${publicUrl}/projects`, latestOf(shown)),
    page(`${publicUrl}/about`),
    ...shown.map(project => page(publicUrl + projectPath(project), project.updatedAt)),
    ...(notes.length > 0 ? [page(publicUrl + NOTES_PATH, latestOf(notes))] : []),
    ...notes.map(({ slug, updatedAt }) => page(publicUrl + notePath(slug), updatedAt)),
    ...posts.map(({ slug, updatedAt }) => page(publicUrl + pagePath(slug), updatedAt)),
  ];
  return xmlDocument(
    xmlElement('urlset', pages.slice(0, MAX_ADDRESSES), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    }),
  );
}

/** When the last of them was changed. */
function latestOf(items: { updatedAt: string }[]): string {
  return items.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');
}

function page(address: string, changedAt = ''): string {
  return xmlElement('url', [
    xmlText('loc', address),
    ...(changedAt === '' ? [] : [xmlText('lastmod', changedAt)]),
  ]);
}
