import type { IncomingMessage } from 'node:http';
import type { FirstSignIn } from '#server/features/auth/first-sign-in';

export type NewSite = ReturnType<typeof createNewSite>;

/** Pages on a static host say nothing about sign-in. */
export const NEVER_NEW: NewSite = { isShownTo: async () => false };

const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Recognizes the requests whose pages say that this is a new site. */
export function createNewSite(firstSignIn: FirstSignIn) {
  return {
    /**
     * Returns true for a request from this machine before the owner's first sign-in. Its pages are not cached,
     * because other visitors get them without the notice.
     */
    isShownTo: async (request: IncomingMessage): Promise<boolean> =>
      // Without a database, the page shows its own message.
      isFromThisMachine(request) && (await firstSignIn.isPending().catch(() => false)),
  };
}

/** Returns true for a direct request from this machine, and false for one through a proxy on it. */
export function isFromThisMachine({
  socket: { remoteAddress = '' },
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }): boolean {
  const isLoopback = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  return isLoopback && FORWARDING_HEADERS.every(name => headers[name] === undefined);
}
