import { paths } from '#client/lib/paths';
import { notePath, projectPath } from '#shared/content-paths';
import type { NoteView } from '#shared/contract/post';
import type { ProjectFacts } from '#shared/contract/project-page';
import type { SiteSettings } from '#shared/contract/site';
import { SITE_TEXTS } from '#shared/language/english/site';
import { toWords } from '#shared/language/load-texts';
import { createTranslate } from '#shared/language/translate';
import { projectPicturePath } from '#shared/picture-address';
import { displayTitle } from '#shared/text';
import type { PageSubject } from './page-tags';

type Thing = { '@type': string | string[] } & Record<string, unknown>;

export type StructuredData = { '@context': 'https://schema.org'; '@graph': Thing[] };

/**
 * Creates the JSON-LD (schema.org) of a page, or returns null for a private project. Only the server imports
 * this, so that it is not in the browser's bundle.
 */
export function createStructuredData(
  subject: PageSubject,
  publicUrl: string | undefined,
): StructuredData | null {
  const graph = describeSubject(subject, publicUrl);
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}

function describeSubject(subject: PageSubject, publicUrl: string | undefined): Thing[] {
  const person = describePerson(subject.site, publicUrl);
  const t = createTranslate(SITE_TEXTS, toWords(subject.site));
  switch (subject.kind) {
    case 'home':
      return [describeSite(subject.site, publicUrl), person];
    case 'profile':
      return [
        omitEmpty({ '@type': 'ProfilePage', url: toAbsolute(paths.about, publicUrl), mainEntity: person }),
      ];
    case 'project':
      if (!subject.project.public) return [];
      return [
        describeProject(subject.project, subject.site, publicUrl),
        ...describeBreadcrumbs(subject.site, publicUrl, [
          { name: t('projectsLink'), path: paths.projects },
          { name: displayTitle(subject.project.title), path: projectPath(subject.project) },
        ]),
      ];
    case 'note':
      return [
        describeNote(subject.note, subject.site, publicUrl),
        ...describeBreadcrumbs(subject.site, publicUrl, [
          { name: t('notesLink'), path: paths.notes },
          { name: displayTitle(subject.note.title), path: notePath(subject.note.slug) },
        ]),
      ];
  }
}

function describeSite(
  { ownerName, introduction, language }: SiteSettings,
  publicUrl: string | undefined,
): Thing {
  return omitEmpty({
    '@type': 'WebSite',
    '@id': toId('website', publicUrl),
    url: toAbsolute(paths.home, publicUrl),
    name: ownerName,
    description: introduction,
    inLanguage: language,
    author: personReference(ownerName, publicUrl),
  });
}

function describePerson(site: SiteSettings, publicUrl: string | undefined): Thing {
  const profiles = [...site.links.map(({ url }) => url), site.codeProfileUrl].filter(isWebAddress);
  return omitEmpty({
    '@type': 'Person',
    '@id': toId('person', publicUrl),
    name: site.ownerName,
    jobTitle: site.role,
    description: site.introduction,
    url: toAbsolute(paths.home, publicUrl),
    image: toAbsolute(site.avatar, publicUrl),
    homeLocation: site.location === '' ? undefined : { '@type': 'Place', name: site.location },
    sameAs: [...new Set(profiles)],
  });
}

function describeProject(project: ProjectFacts, site: SiteSettings, publicUrl: string | undefined): Thing {
  const hasCode = isWebAddress(project.github);
  return omitEmpty({
    '@type': hasCode ? ['CreativeWork', 'SoftwareSourceCode'] : 'CreativeWork',
    '@id': publicUrl && `${publicUrl}${projectPath(project)}#project`,
    name: project.title,
    inLanguage: project.language ?? site.language,
    description: project.description,
    url: toAbsolute(projectPath(project), publicUrl),
    image: toAbsolute(project.image || projectPicturePath(project, site), publicUrl),
    author: personReference(site.ownerName, publicUrl),
    keywords: project.skills,
    genre: project.category,
    codeRepository: hasCode ? project.github : undefined,
    sameAs: isWebAddress(project.live) ? [project.live] : undefined,
    dateCreated: project.createdAt,
    dateModified: project.updatedAt,
  });
}

function describeNote(note: NoteView, site: SiteSettings, publicUrl: string | undefined): Thing {
  const path = notePath(note.slug);
  return omitEmpty({
    '@type': 'BlogPosting',
    '@id': publicUrl && `${publicUrl}${path}#note`,
    headline: displayTitle(note.title),
    inLanguage: note.language ?? site.language,
    description: note.metaDescription,
    url: toAbsolute(path, publicUrl),
    image: toAbsolute(note.cover, publicUrl),
    author: personReference(site.ownerName, publicUrl),
    keywords: note.tags,
    datePublished: note.publishedAt,
    dateModified: note.updatedAt,
  });
}

/** Creates the breadcrumbs, which need absolute URLs. */
function describeBreadcrumbs(
  { ownerName }: SiteSettings,
  publicUrl: string | undefined,
  path: { name: string; path: string }[],
): Thing[] {
  if (publicUrl === undefined) return [];
  const steps = [{ name: ownerName, path: paths.home }, ...path];
  const items = steps.map(({ name, path }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: publicUrl + path };
  });
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

function personReference(name: string, publicUrl: string | undefined): Thing {
  return omitEmpty({ '@type': 'Person', '@id': toId('person', publicUrl), name });
}

function toId(name: string, publicUrl: string | undefined): string | undefined {
  return publicUrl && `${publicUrl}/#${name}`;
}

/** Returns an absolute URL, or undefined if `publicUrl` is not configured. */
function toAbsolute(link: string, publicUrl: string | undefined): string | undefined {
  if (isWebAddress(link)) return link;
  return link.startsWith('/') && publicUrl !== undefined ? publicUrl + link : undefined;
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

function omitEmpty(thing: Thing): Thing {
  const hasValue = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return {
    '@type': thing['@type'],
    ...Object.fromEntries(Object.entries(thing).filter(([, value]) => hasValue(value))),
  };
}
