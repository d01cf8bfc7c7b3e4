import { contactMessageSchema, newContactMessageSchema } from '../../../shared/contract/contact-message';
import type { RateLimiter } from '../../core/rate-limiter';
import { publicProcedure, router } from '../../core/trpc';
import type { ContactService } from './contact-service';

const tags = ['contacts'];

export function createContactRouter(contacts: ContactService, limiter: RateLimiter) {
  return router({
    send: publicProcedure
      .meta({
        openapi: { method: 'POST', path: '/contacts', tags, summary: 'Send the owner a message' },
        successStatus: 201,
      })
      .input(newContactMessageSchema)
      .output(contactMessageSchema)
      .mutation(async ({ input, ctx }) => {
        await limiter.consume(ctx.address);
        return contacts.send(input);
      }),
  });
}
