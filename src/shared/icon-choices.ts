const brands = [
  ...['js', 'python', 'java', 'php', 'golang', 'rust', 'swift', 'html5', 'css3-alt', 'sass'],
  ...['react', 'vuejs', 'angular', 'node-js', 'npm', 'bootstrap', 'wordpress', 'laravel', 'unity'],
  ...['docker', 'aws', 'google', 'microsoft', 'digital-ocean', 'cloudflare', 'linux', 'ubuntu', 'windows'],
  ...['apple', 'android', 'raspberry-pi', 'git-alt', 'github', 'gitlab', 'bitbucket', 'jira', 'figma'],
  ...['jenkins', 'stack-overflow', 'linkedin', 'x-twitter', 'youtube', 'slack', 'discord'],
];

const solids = [
  ...['code', 'terminal', 'database', 'server', 'cloud', 'network-wired', 'wifi', 'microchip', 'memory'],
  ...['laptop-code', 'mobile-screen', 'desktop', 'robot', 'brain', 'cube', 'gears', 'wrench', 'bug'],
  ...['lock', 'shield-halved', 'key', 'chart-line', 'diagram-project', 'cloud-arrow-up', 'star'],
  ...['graduation-cap', 'briefcase', 'trophy', 'rocket', 'compass-drafting'],
];

/**
 * The choices of the icon picker: classes of Font Awesome's free set for languages, tools, cloud and devices.
 */
export const ICON_CHOICES: readonly string[] = [
  ...brands.map(name => `fa-brands fa-${name}`),
  ...solids.map(name => `fa-solid fa-${name}`),
];

const linkBrands = [
  ...['mastodon', 'bluesky', 'threads', 'instagram', 'facebook', 'medium', 'dev', 'codepen', 'kaggle'],
  ...['orcid', 'researchgate', 'telegram', 'whatsapp', 'twitch', 'vimeo', 'dribbble', 'behance', 'itch-io'],
];
const linkSolids = ['link', 'globe', 'envelope', 'rss', 'phone', 'file-lines', 'blog', 'calendar', 'mug-hot'];

/** Additional choices for the links of the site. */
export const LINK_ICON_CHOICES: readonly string[] = [
  ...linkSolids.map(name => `fa-solid fa-${name}`),
  ...linkBrands.map(name => `fa-brands fa-${name}`),
];
