import type { RenderedPage } from '../../client/entry-server';
import type { ContactDraft } from '../../shared/contact-draft';
import { PAGE_STATE_ID, type PageState } from '../../shared/page-state';

export type PageParts = {
  /** index.html with its three marks. */
  template: string;
  page: RenderedPage;
  inlineScripts: string[];
  /** Tags for what the screen needs first. */
  preloads: string;
  iconStylesheetUrl: string;
  contactDraft?: ContactDraft | undefined;
};

/** Puts a rendered page together. */
export function composePage({
  template,
  page,
  inlineScripts,
  preloads,
  iconStylesheetUrl,
  contactDraft,
}: PageParts): string {
  const { title, description, isIndexed = true } = page.head;
  const state: PageState = {
    queries: page.queries,
    iconStylesheetUrl,
    ...(contactDraft && { contactDraft }),
  };
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    isIndexed && page.status === 200 ? '' : '<meta name="robots" content="noindex">',
    ...inlineScripts.map(script => `<script>${script}</script>`),
    preloads,
    `<noscript><link rel="stylesheet" href="${escapeHtml(iconStylesheetUrl)}"></noscript>`,
  ];
  const marks: Record<string, string> = {
    '<!--page-head-->': head.filter(tag => tag !== '').join('\n    '),
    '<!--page-body-->': page.body,
    '<!--page-state-->': `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForHtml(state)}</script>`,
  };
  return template.replace(/<!--page-(head|body|state)-->/g, mark => marks[mark] ?? '');
}

/** JSON that cannot end the element it stands in. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
}
