import { expect, test } from 'vitest';
import { createStructuredData } from '#client/lib/head/structured-data';
import type { NoteView } from '#shared/contract/post';
import { SOME_SITE, someNote, someProject } from '../support/content/some-content';

const SITE = 'https://ada.example.com';

function graph(...input: Parameters<typeof createStructuredData>) {
  return createStructuredData(...input)?.['@graph'] ?? [];
}

test('the structured data of the home and about pages describe the site and its owner', () => {
  expect(graph({ kind: 'home', site: SOME_SITE }, SITE)).toEqual([
    {
      '@type': 'WebSite',
      '@id': `${SITE}/#website`,
      url: `${SITE}/`,
      name: 'Ada Example',
      description: 'I build engines.',
      inLanguage: 'en',
      author: { '@type': 'Person', '@id': `${SITE}/#person`, name: 'Ada Example' },
    },
    {
      '@type': 'Person',
      '@id': `${SITE}/#person`,
      name: 'Ada Example',
      jobTitle: 'Engineer',
      description: 'I build engines.',
      url: `${SITE}/`,
      image: `${SITE}/uploads/ada.png`,
      homeLocation: { '@type': 'Place', name: 'London' },
      // The email address is omitted, and each profile occurs once.
      sameAs: ['https://code.example.com/ada'],
    },
  ]);
  const [page] = graph({ kind: 'profile', site: SOME_SITE }, SITE);
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    url: `${SITE}/about`,
    mainEntity: { '@type': 'Person' },
  });
});

test('the structured data of a project with code is source code with breadcrumbs', () => {
  const project = someProject({ github: 'https://code.example.com/engine' });
  const [work, trail] = graph({ kind: 'project', site: SOME_SITE, project }, SITE);
  expect(work).toMatchObject({
    '@type': ['CreativeWork', 'SoftwareSourceCode'],
    name: 'Engine',
    codeRepository: 'https://code.example.com/engine',
    url: `${SITE}/projects/${project._id}`,
    dateModified: project.updatedAt,
    keywords: ['TypeScript'],
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${SITE}/` },
      { position: 2, name: 'Projects', item: `${SITE}/projects` },
      { position: 3, name: 'Engine', item: `${SITE}/projects/${project._id}` },
    ],
  });
});

test('the structured data of a project without code is a creative work', () => {
  const [work] = graph({ kind: 'project', site: SOME_SITE, project: someProject() }, SITE);
  expect(work).toMatchObject({ '@type': 'CreativeWork' });
  expect(work).not.toHaveProperty('codeRepository');
});

test('a private project has no structured data', () => {
  const project = someProject({ public: false });
  expect(createStructuredData({ kind: 'project', site: SOME_SITE, project }, SITE)).toBeNull();
});

test('structured data without a public URL contains no URL of the site', () => {
  const project = someProject({ image: '/uploads/engine.png' });
  const subjects = [
    { kind: 'home' as const, site: SOME_SITE },
    { kind: 'profile' as const, site: SOME_SITE },
    { kind: 'project' as const, site: SOME_SITE, project },
  ];
  for (const subject of subjects) {
    const text = JSON.stringify(createStructuredData(subject, undefined));
    expect(text).not.toContain('undefined');
    expect(text).not.toMatch(/"(url|@id|image|item)":/);
  }
});

test('the structured data of a note is a blog posting with dates and breadcrumbs', () => {
  const note: NoteView = {
    ...someNote({
      slug: 'ebb',
      title: 'Ebb',
      language: 'ja',
      metaTitle: 'Ebb',
      metaDescription: 'Low water.',
    }),
    html: '',
    minutes: 1,
    projects: [],
    newer: null,
    older: null,
  };
  const [posting, trail] = graph({ kind: 'note', site: SOME_SITE, note }, SITE);
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Ebb',
    inLanguage: 'ja',
    description: 'Low water.',
    url: `${SITE}/notes/ebb`,
    image: `${SITE}/uploads/cover.webp`,
    keywords: ['Water', 'Moon'],
    datePublished: note.publishedAt,
    dateModified: note.updatedAt,
  });
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, item: `${SITE}/` },
      { position: 2, name: 'Notes', item: `${SITE}/notes` },
      { position: 3, name: 'Ebb', item: `${SITE}/notes/ebb` },
    ],
  });
});
