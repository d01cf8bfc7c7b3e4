import { createContext } from 'react';
import type { ContactDraft } from '#shared/page-state';

/** The rejected draft of a form posted without JavaScript, for the first form on the page that answers it. */
export type HeldContactDraft = { draft: ContactDraft; isRead: boolean };

export const ContactDraftContext = createContext<HeldContactDraft | null>(null);
