import type { Examples } from '#server/core/procedures/procedures';
import type { Site } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';

const site: Site = {
  ...BLANK_SITE_SETTINGS,
  ownerName: 'Mara Example',
  role: 'Software developer',
  headline: 'Software that notices the water',
  introduction: 'I build small machines and the sites that explain them.',
  avatar: '/uploads/mara.webp',
  location: 'Bremen',
  education: 'Electrical engineering',
  employment: 'Independent',
  codeProfileUrl: 'https://example.org/code/mara',
  links: [{ label: 'Code', url: 'https://example.org/code/mara', icon: 'fa-solid fa-code' }],
  topics: [{ name: 'Engineering', description: 'From the drawing to the thing.', icon: 'fa-solid fa-gears' }],
  replyPromise: 'I answer within two working days.',
  quotes: [{ text: 'Measure twice, cut once.', author: 'A carpenter' }],
  accent: '#1f6f78',
  homeSections: [
    { name: 'portfolio', hidden: false },
    { name: 'strip', hidden: true },
  ],
  demos: [{ name: 'sorting', hidden: true }],
  texts: { skillsTitle: 'What I work with' },
  version: 7,
};

export const siteExamples = {
  get: { answer: site },
  update: { request: { location: 'Hamburg' }, answer: { ...site, location: 'Hamburg', version: 8 } },
} satisfies Examples;
