import { z } from 'zod';
import { LATER_TIMESTAMP, MESSAGE_ID } from '#server/core/procedures/example-values';
import {
  type Examples,
  ownerOperation,
  ownerProcedure,
  publicOperation,
  router,
} from '#server/core/procedures/procedures';
import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import { countSchema, itemIdSchema } from '#shared/contract/common';
import {
  type ContactMessage,
  contactIdListInputSchema,
  contactIdListSchema,
  contactIdsSchema,
  contactListInputSchema,
  contactMessageSchema,
  contactPageInputSchema,
  contactPageSchema,
  type NewContactMessage,
  newContactMessageSchema,
  removedContactsSchema,
} from '#shared/contract/contact-message';
import type { ContactService } from './contact-service';

export function createContactRouter(contacts: ContactService, limiters: RateLimiter[]) {
  return router({
    send: publicOperation('POST', '/contacts', 'Send the owner a message', {
      description:
        'The message appears in the inbox, and the owner gets an email if a mail server is set up.',
      successStatus: 201,
      failures: [429],
      hasLongInput: true,
      example: examples.send,
    })
      .input(newContactMessageSchema)
      .output(contactMessageSchema)
      .mutation(async ({ input, ctx }) => {
        for (const limiter of limiters) await limiter.consume(ctx.limitKey);
        return contacts.send(input);
      }),

    list: ownerOperation('GET', '/contacts', 'List the messages of the inbox', {
      description: 'Returns the newest messages first, unless `sortBy` and `sortOrder` say otherwise.',
      example: examples.list,
    })
      .input(contactListInputSchema)
      .output(z.array(contactMessageSchema))
      .query(({ ctx, input }) => {
        if (ctx.streamAnswer === null) return contacts.list(input);
        ctx.streamAnswer(contacts.listAsJson(input));
        return [];
      }),

    page: ownerProcedure
      .input(contactPageInputSchema)
      .output(contactPageSchema)
      .query(({ input }) => contacts.page(input)),

    /** Lists the IDs that Select All selects. */
    ids: ownerProcedure
      .input(contactIdListInputSchema)
      .output(contactIdListSchema)
      .query(({ input }) => contacts.listIds(input)),

    get: ownerProcedure
      .input(itemIdSchema)
      .output(contactMessageSchema)
      .query(({ input }) => contacts.get(input.id)),

    unreadCount: ownerProcedure
      .input(z.void())
      .output(countSchema)
      .query(async () => ({ count: await contacts.countUnread() })),

    markRead: ownerOperation('PUT', '/contacts/mark-read', 'Mark messages as read', {
      description: 'Returns the number of messages. IDs that no longer exist are ignored.',
      example: examples.markRead,
    })
      .input(contactIdsSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await contacts.markAs(true, input.ids) })),

    markUnread: ownerOperation('PUT', '/contacts/mark-unread', 'Mark messages as unread', {
      description: 'Returns the number of messages. IDs that no longer exist are ignored.',
      example: examples.markUnread,
    })
      .input(contactIdsSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await contacts.markAs(false, input.ids) })),

    remove: ownerOperation('DELETE', '/contacts', 'Delete messages', {
      description:
        'Moves the messages to the trash. Unknown IDs are ignored. Send many IDs as JSON, `{"ids": […]}`, instead of in the query.',
      example: examples.remove,
    })
      .input(contactIdsSchema)
      .output(removedContactsSchema)
      .mutation(async ({ input }) => ({ success: true as const, count: await contacts.remove(input.ids) })),

    /** Undoes a deletion of several messages. */
    restore: ownerProcedure
      .input(contactIdsSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await contacts.restore(input.ids) })),
  });
}

const request: NewContactMessage = {
  name: 'Ada Example',
  email: 'ada@example.com',
  message: 'Would you build a gauge for our harbor too?',
};
const message: ContactMessage = { _id: MESSAGE_ID, ...request, createdAt: LATER_TIMESTAMP, read: false };

const examples = {
  send: { request, answer: message },
  list: { answer: [message] },
  markRead: { request: { ids: [MESSAGE_ID] }, answer: { count: 1 } },
  markUnread: { request: { ids: [MESSAGE_ID] }, answer: { count: 1 } },
  remove: { answer: { success: true, count: 1 } },
} satisfies Examples;
