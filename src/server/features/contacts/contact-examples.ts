import { LATER_TIMESTAMP, MESSAGE_ID } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { ContactMessage, NewContactMessage } from '#shared/contract/contact-message';

const request: NewContactMessage = {
  name: 'Ada Example',
  email: 'ada@example.com',
  message: 'Would you build a gauge for our harbour too?',
};
const message: ContactMessage = { _id: MESSAGE_ID, ...request, createdAt: LATER_TIMESTAMP, read: false };

export const contactExamples = {
  send: { request, answer: message },
  list: { answer: [message] },
  markRead: { request: { ids: [MESSAGE_ID] }, answer: { count: 1 } },
  markUnread: { request: { ids: [MESSAGE_ID] }, answer: { count: 1 } },
  remove: { request: { ids: [MESSAGE_ID] }, answer: { success: true, count: 1 } },
} satisfies Examples;
