import type { Examples } from '#server/core/procedures/procedures';
import type { Site } from '#shared/contract/site';

const site: Site = {
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
  birthDate: null,
  experienceStart: '2020-03-01',
  topics: [{ name: 'Engineering', description: 'From the drawing to the thing.', icon: 'fa-solid fa-gears' }],
  projectPage: 'tabs',
  archiveOpen: 'first',
  featuredLayout: 'cards',
  replyPromise: 'I answer within two working days.',
  quotes: [{ text: 'Measure twice, cut once.', author: 'A carpenter' }],
  projectOrder: 'newest',
  accent: '#1f6f78',
  style: 'instrument',
  type: 'style',
  firstTheme: 'visitor',
  hero: 'drawing',
  heroImage: '',
  heroImageAlt: '',
  homeSections: [
    { name: 'portfolio', hidden: false },
    { name: 'strip', hidden: true },
  ],
  counters: [],
  aboutSections: [],
  navigation: [],
  playground: true,
  demos: [{ name: 'sorting', hidden: true }],
  texts: { skillsTitle: 'What I work with' },
  logo: 'initials',
  logoImage: '',
  version: 7,
};

export const siteExamples = {
  get: { answer: site },
  update: { request: { location: 'Hamburg' }, answer: { ...site, location: 'Hamburg', version: 8 } },
} satisfies Examples;
