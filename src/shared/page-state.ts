import type { LanguageCode } from './language/languages';
import type { StaticHost } from './static-host';

/** The data that the server sends along with the page's markup. */
export type PageState<Queries = unknown> = {
  /** The queries that the server answered, dehydrated. */
  queries: Queries;
  /** The language of the page, if it is not English. */
  language?: LanguageCode | undefined;
  /** The stylesheet of the owner's icon font, loaded after the first paint. */
  iconStylesheetUrl?: string | undefined;
  /** The site's own address, if configured. */
  publicUrl?: string | undefined;
  /** True until the owner's first sign-in, in pages for this machine. */
  isNewSite?: true;
  /** The rejected message after a form post without JavaScript. */
  contactDraft?: ContactDraft;
  /** Only on a static host. */
  staticHost?: StaticHost;
  /** The path of the page on a static host, which shows one page at every unknown address. */
  path?: string;
};

/** The element with the data. It is not a script, so that the page's policy can forbid inline scripts. */
export const PAGE_STATE_ID = 'page-state';

/** A rejected message, with the form's values and their issues by field. */
export type ContactDraft = {
  values: { name: string; email: string; message: string };
  issues: { [Field in 'name' | 'email' | 'message']?: string };
};

/** The page has this query after a form post, and then confirms the message. */
export const SENT_PARAMETER = 'sent';

/** The form's target in a browser without JavaScript. */
export const CONTACT_PATH = '/contact';
