import { createContext } from 'react';
import type { ContactDraft } from '../../../shared/contact-draft';

/** What the form held when the server could not take it: for the first form of the page that came as the answer. */
export type HeldContactDraft = { draft: ContactDraft; isRead: boolean };

export const ContactDraftContext = createContext<HeldContactDraft | null>(null);
