/** The first parts of all addresses of this site, in lower case. A `*` stands for any characters. */
const OWN_PARTS = [
  ...['about', 'contact', 'notes', 'pages', 'preview', 'projects', 'search'],
  ...['admin', 'login', 'logout'],
  ...['api', 'healthz', 'metrics', 'readyz', 'trpc'],
  ...['assets', 'covers', 'icons', 'look', 'og', 'uploads', 'webresume.pdf'],
  ...['feed.xml', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'sitemap-*.xml'],
  ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'favicon-*.png', 'icon-*.png'],
];
/** The files that a static copy has at other addresses. */
const COPY_PARTS = [
  ...['404', '404.html', 'content.json', 'data'],
  ...['_headers', '_redirects', '.nojekyll', '.export', 'cname'],
];

const OWN = [...OWN_PARTS, ...COPY_PARTS].map(part => part.replaceAll('.', '\\.').replace('*', '[^/]*'));
const OWN_PATH = new RegExp(`^/(?:${OWN.join('|')})(?:/|$)`, 'i');

/** Returns true for an address of this site, at which no other one can redirect. Letter case makes no difference. */
export function isOwnPath(path: string): boolean {
  return OWN_PATH.test(path);
}
