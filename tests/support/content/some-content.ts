import type { Note } from '#shared/contract/post';
import type { Project } from '#shared/contract/project';
import { NEW_SKILL, type Skill } from '#shared/contract/skill';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';

/** Settings with a value for every fact about the owner that the site publishes. */
export const SOME_SITE = {
  ...DEFAULT_SITE_SETTINGS,
  ownerName: 'Ada Example',
  role: 'Engineer',
  headline: 'Engines that count.',
  introduction: 'I build engines.',
  location: 'London',
  education: 'Mathematics, 1835',
  employment: 'Independent',
  avatar: '/uploads/ada.png',
  codeProfileUrl: 'https://code.example.com/ada',
  links: [
    { label: 'GitHub', url: 'https://code.example.com/ada', icon: 'fa-brands fa-github' },
    { label: 'Email', url: 'mailto:ada@example.com', icon: 'fa-solid fa-envelope' },
  ],
};

export function someProject(fields: Partial<Project> = {}): Project {
  return {
    _id: '01a1fd07-85c5-7564-9909-52845c9ed050',
    title: 'Engine',
    description: 'An engine.',
    details: '# How\n\nIt **turns**.',
    learned: '',
    image: '',
    imageAlt: '',
    skills: ['TypeScript'],
    github: '',
    live: '',
    status: 'completed',
    timeline: 'Spring 2024',
    category: 'Engines',
    featured: false,
    public: true,
    media: [],
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-02-01T00:00:00.000Z',
    ...fields,
  };
}

export function someNote(fields: Partial<Note> = {}): Note {
  return {
    _id: '01a1fd07-85c5-7564-9909-52845c9ed051',
    title: 'Tides',
    slug: 'tides',
    text: 'Water **rises**, [twice a day](/about).',
    summary: 'On water.',
    cover: '/uploads/cover.webp',
    coverAlt: 'A wave',
    tags: ['Water', 'Moon'],
    projects: [],
    metaTitle: '',
    metaDescription: '',
    publishedAt: '2024-03-01T00:00:00.000Z',
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-04-01T00:00:00.000Z',
    ...fields,
  };
}

export function someSkill(fields: Partial<Skill> = {}): Skill {
  return { ...NEW_SKILL, _id: 's', name: 'TypeScript', category: 'Languages', ...fields };
}

export function someEvent(fields: Partial<TimelineElement> = {}): TimelineElement {
  return {
    _id: 'e',
    type: 'event',
    order: 0,
    year: 2020,
    title: 'First engine',
    icon: '',
    shortDescription: 'It turned.',
    longDescription: '',
    profile: {},
    profileSections: [],
    future: {},
    futureSections: [],
    ...fields,
  };
}
