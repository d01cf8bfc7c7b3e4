import type { Project } from '../../../shared/contract/project';
import { projectPath } from '../../../shared/project-path';
import { xmlDocument, xmlElement, xmlText } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** What the protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

/** The pages that search engines may show: whole addresses only, as the protocol demands. */
export function sitemap(projects: Project[], publicUrl: string): string {
  const shown = projects.filter(project => project.public);
  const latest = shown.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');
  const pages = [
    page(`${publicUrl}/`),
    page(`${publicUrl}/projects`, latest),
    page(`${publicUrl}/about`),
    ...shown.map(project => page(publicUrl + projectPath(project), project.updatedAt)),
  ];
  return xmlDocument(
    xmlElement('urlset', pages.slice(0, MAX_ADDRESSES), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    }),
  );
}

function page(address: string, changedAt = ''): string {
  return xmlElement('url', [
    xmlText('loc', address),
    ...(changedAt === '' ? [] : [xmlText('lastmod', changedAt)]),
  ]);
}
