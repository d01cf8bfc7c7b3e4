/** A message that the server could not take: what the form held, and what was wrong with it, by field. */
export type ContactDraft = {
  values: { name: string; email: string; message: string };
  issues: { [Field in 'name' | 'email' | 'message']?: string };
};

/** The query that a sent form leads to: the page then says so. */
export const SENT_PARAMETER = 'sent';

/** Where a browser without JavaScript posts the form. */
export const CONTACT_PATH = '/contact';
