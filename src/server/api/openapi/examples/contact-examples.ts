import type { ContactMessage, NewContactMessage } from '../../../../shared/contract/contact-message';
import { type Examples, LATER_TIMESTAMP, MESSAGE_ID } from './example';

const request: NewContactMessage = {
  name: 'Ada Example',
  email: 'ada@example.com',
  message: 'Would you build a gauge for our harbour too?',
};
const message: ContactMessage = { _id: MESSAGE_ID, ...request, createdAt: LATER_TIMESTAMP, read: false };

export const contactExamples: Examples = {
  'contacts.send': { request, answer: message },
  'contacts.list': { answer: [message] },
  'contacts.markRead': { request: { ids: [MESSAGE_ID] }, answer: { count: 1 } },
  'contacts.markUnread': { request: { ids: [MESSAGE_ID] }, answer: { count: 1 } },
  'contacts.remove': { request: { ids: [MESSAGE_ID] }, answer: { success: true, count: 1 } },
};
