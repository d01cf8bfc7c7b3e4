import type { RenderedPage } from '#client/entry-server';
import { escapeHtml } from '#server/core/markdown/escape-html';
import { withBase } from '#shared/base-path';
import { OWNER_LANGUAGE } from '#shared/language/languages';
import { type ContactDraft, PAGE_STATE_ID, type PageState } from '#shared/page-state';
import type { StaticHost } from '#shared/static-host';
import { deferScripts } from './deferred-scripts';

/** Marks the tags of one page, which src/client/lib/head/show-page-tags.ts removes on the next. */
const PAGE_ATTRIBUTE = 'data-page';

/** Tags that load the code of a page. */
export type PageCode = { styles: string; scripts: string };

export type PageParts = {
  /** The text of index.html with its marks. */
  template: string;
  page: RenderedPage;
  inlineScripts: string[];
  code: PageCode;
  /** The symbols of the page's icons. */
  sprite: string;
  /** The owner's icon font, for icons without a symbol. */
  iconStylesheetUrl?: string | undefined;
  publicUrl?: string | undefined;
  contactDraft?: ContactDraft | undefined;
  isNewSite?: boolean | undefined;
  staticHost?: StaticHost | undefined;
  /** The path of the page on a static host. */
  staticPath?: string | undefined;
};

/** Composes the document of a rendered page. */
export function composePage({
  template,
  page,
  inlineScripts,
  code,
  sprite,
  iconStylesheetUrl,
  publicUrl,
  contactDraft,
  isNewSite = false,
  staticHost,
  staticPath,
}: PageParts): string {
  const { title, path = '', language = OWNER_LANGUAGE } = page.head;
  const state: PageState = {
    queries: page.queries,
    ...(language !== OWNER_LANGUAGE && { language }),
    iconStylesheetUrl,
    publicUrl,
    ...(contactDraft && { contactDraft }),
    ...(isNewSite && { isNewSite }),
    ...(staticHost && { staticHost }),
    ...(staticPath !== undefined && { path: staticPath }),
  };
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    page.preloads,
    ...page.tags.map(tag => tagHtml(tag, path)),
    page.structuredData === null ? '' : dataHtml(page.structuredData, path),
    ...inlineScripts.map(script => `<script>${script}</script>`),
    iconStylesheetUrl === undefined
      ? ''
      : `<noscript><link rel="stylesheet" href="${escapeHtml(iconStylesheetUrl)}"></noscript>`,
  ];
  const place = (tags: string) => placeBelow(staticHost?.base ?? '', tags);
  const [styles, scripts] = [place(code.styles), place(code.scripts)];
  const start = page.isReadable ? deferScripts(scripts) : '';
  const marks: Record<string, string> = {
    'lang="en"': `lang="${language}"`,
    'title="Projects"': `title="${escapeHtml(page.feedTitle)}"`,
    '<!--page-head-->': head.filter(tag => tag !== '').join('\n    '),
    // A screen's styles come last and so follow the shared ones, as after a navigation.
    '</head>': `${styles}${page.isReadable ? '' : scripts}\n  </head>`,
    '<!--page-body-->': page.body,
    '<!--page-state-->': `${sprite}<script type="application/json" id="${PAGE_STATE_ID}">${jsonForHtml(state)}</script>${start}`,
  };
  return place(template).replace(
    /\blang="en"|\btitle="Projects"|<!--page-(head|body|state)-->|<\/head>/g,
    mark => marks[mark] ?? '',
  );
}

/** Puts the addresses of tags from the build below the base path. */
function placeBelow(base: string, tags: string): string {
  if (base === '') return tags;
  return tags.replace(
    /\b(href|src)="([^"]*)"/g,
    (_tag, name: string, address: string) => `${name}="${withBase(base, address)}"`,
  );
}

function tagHtml({ name, attributes }: RenderedPage['tags'][number], path: string): string {
  const pairs = Object.entries({ ...attributes, [PAGE_ATTRIBUTE]: path });
  return `<${name} ${pairs.map(([key, value]) => `${key}="${escapeHtml(value)}"`).join(' ')}>`;
}

/** Creates a data block, which the page's policy allows because it is not a script. */
function dataHtml(data: NonNullable<RenderedPage['structuredData']>, path: string): string {
  const page = `${PAGE_ATTRIBUTE}="${escapeHtml(path)}"`;
  return `<script type="application/ld+json" ${page}>${jsonForHtml(data)}</script>`;
}

/** Returns JSON that cannot end its element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
