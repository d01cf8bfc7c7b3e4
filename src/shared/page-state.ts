/** What the server tells the browser beside the page's markup. */
export type PageState<Queries = unknown> = {
  /** The queries that the server answered, dehydrated. */
  queries: Queries;
  /** The stylesheet of the owner's icon font, loaded after the first paint. */
  iconStylesheetUrl?: string | undefined;
  /** The site's own address, when it was told. */
  publicUrl?: string | undefined;
  /** After a message that the browser itself has posted, and in vain. */
  contactDraft?: ContactDraft;
};

/** The element that carries it: data, not a script, so that the page's policy may forbid inline scripts. */
export const PAGE_STATE_ID = 'page-state';

/** A message that the server could not take: what the form held, and what was wrong with it, by field. */
export type ContactDraft = {
  values: { name: string; email: string; message: string };
  issues: { [Field in 'name' | 'email' | 'message']?: string };
};

/** The query that a sent form leads to: the page then says so. */
export const SENT_PARAMETER = 'sent';

/** Where a browser without JavaScript posts the form. */
export const CONTACT_PATH = '/contact';
