import type { SiteSettings } from '#shared/contract/site';
import { DEFAULT_QUOTES } from '#shared/new-site-settings';
import { DEFAULT_TOPICS } from '#shared/new-site-settings';

/** Describes a fictional owner, whose URLs use domains reserved for examples. */
export const SAMPLE_SITE = {
  ownerName: 'Joss Tremlett',
  role: 'Developer of sensors and the sites that read them',
  headline: 'I build things that report back.',
  introduction:
    'I’m Joss Tremlett, a developer in Bristol. I design the board, write the firmware and the web app, and stay until the numbers agree with a tape measure.',
  avatar: '/uploads/sample-avatar.svg',
  location: 'Bristol, United Kingdom',
  education: 'BEng Electronic Engineering, 2019',
  employment: 'Independent since 2022',
  codeProfileUrl: 'https://example.com/code/joss-tremlett',
  links: [
    { label: 'GitHub', url: 'https://example.com/code/joss-tremlett', icon: 'fa-brands fa-github' },
    { label: 'LinkedIn', url: 'https://example.com/people/joss-tremlett', icon: 'fa-brands fa-linkedin' },
    { label: 'Email', url: 'mailto:joss@example.org', icon: 'fa-solid fa-envelope' },
  ],
  birthDate: '1997-06-11',
  experienceStart: '2020-03-01',
  topics: DEFAULT_TOPICS,
  quotes: DEFAULT_QUOTES,
  replyPromise: 'I answer within two working days, and say so when I am the wrong person.',
} satisfies Partial<SiteSettings>;
