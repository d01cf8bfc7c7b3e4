import type { SiteSettings } from './contract/site';
import { BLANK_SITE_SETTINGS } from './site-defaults';

export const DEFAULT_TOPICS: SiteSettings['topics'] = [
  {
    name: 'Machine Learning',
    description: 'Models that are measured against a baseline before they ship.',
    icon: 'fa-solid fa-brain',
  },
  {
    name: 'Web Development',
    description: 'Interfaces and services that stay fast on a slow connection.',
    icon: 'fa-solid fa-code',
  },
  {
    name: 'Internet of Things (IoT)',
    description: 'Small devices that sense one thing well and report it.',
    icon: 'fa-solid fa-tower-broadcast',
  },
  {
    name: '3D Printing',
    description: 'Parts and enclosures, from sketch to something to hold.',
    icon: 'fa-solid fa-cube',
  },
  {
    name: 'Engineering',
    description: 'Tolerances, assemblies and a reason for each of them.',
    icon: 'fa-solid fa-compass-drafting',
  },
];

/** The default quotes of a new site. The comment above each names its source. */
export const DEFAULT_QUOTES = [
  // 'The Humble Programmer', Turing Award lecture, Communications of the ACM 15 (10), 1972.
  {
    text: 'Program testing can be a very effective way to show the presence of bugs, but is hopelessly inadequate for showing their absence.',
    author: 'Edsger W. Dijkstra',
  },
  // 'The Emperor's Old Clothes', Turing Award lecture, Communications of the ACM 24 (2), 1981.
  {
    text: 'There are two ways of constructing a software design: One way is to make it so simple that there are obviously no deficiencies and the other way is to make it so complicated that there are no obvious deficiencies. The first method is far more difficult.',
    author: 'C. A. R. Hoare',
  },
  // Motto of 'Numerical Methods for Scientists and Engineers', McGraw-Hill, 1962.
  { text: 'The purpose of computing is insight, not numbers.', author: 'Richard W. Hamming' },
  // 'Epigrams on Programming', number 31, ACM SIGPLAN Notices 17 (9), 1982.
  { text: 'Simplicity does not precede complexity, but follows it.', author: 'Alan J. Perlis' },
  // 'The Mythical Man-Month', chapter 1, Addison-Wesley, 1975.
  {
    text: 'The programmer, like the poet, works only slightly removed from pure thought-stuff.',
    author: 'Frederick P. Brooks, Jr.',
  },
  // 'The Elements of Programming Style', chapter 2, second edition, McGraw-Hill, 1978.
  {
    text: 'Everyone knows that debugging is twice as hard as writing a program in the first place. So if you’re as clever as you can be when you write it, how will you ever debug it?',
    author: 'Brian W. Kernighan and P. J. Plauger',
  },
  // 'Structured Programming with go to Statements', ACM Computing Surveys 6 (4), 1974.
  {
    text: 'We should forget about small efficiencies, say about 97% of the time: premature optimization is the root of all evil. Yet we should not pass up our opportunities in that critical 3%.',
    author: 'Donald E. Knuth',
  },
  // Note A to her translation of Menabrea's 'Sketch of the Analytical Engine', Taylor's Scientific Memoirs 3,
  // 1843.
  {
    text: 'We may say most aptly, that the Analytical Engine weaves algebraical patterns just as the Jacquard-loom weaves flowers and leaves.',
    author: 'Ada Lovelace',
  },
  // 'Personal Observations on the Reliability of the Shuttle', appendix F of the Rogers Commission report,
  // 1986.
  {
    text: 'For a successful technology, reality must take precedence over public relations, for nature cannot be fooled.',
    author: 'Richard P. Feynman',
  },
  // 'Computing Machinery and Intelligence', Mind 59 (236), 1950.
  {
    text: 'We can only see a short distance ahead, but we can see plenty there that needs to be done.',
    author: 'Alan M. Turing',
  },
];

/** The settings of a new site. Visitors' pages don't load them. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  ...BLANK_SITE_SETTINGS,
  topics: DEFAULT_TOPICS,
  quotes: DEFAULT_QUOTES,
};
