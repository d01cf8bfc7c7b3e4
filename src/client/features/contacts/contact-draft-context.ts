import { createContext } from 'react';
import type { ContactDraft } from '#shared/page-state';

/** The rejected draft of a form posted without JavaScript. The first form on the page reads it. */
export type PostedContactDraft = { draft: ContactDraft; isRead: boolean };

export const ContactDraftContext = createContext<PostedContactDraft | null>(null);
