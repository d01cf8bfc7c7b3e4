import { type ApiInputs, trpc } from '#client/lib/api/trpc';
import { postMessage } from './post-message';

/** Returns a function that sends a message to the site, or from a static copy to the address of its form service. */
export function useSendMessage(
  copyAddress: string | null,
): (message: ApiInputs['contacts']['send']) => Promise<unknown> {
  const { mutateAsync } = trpc.contacts.send.useMutation();
  return copyAddress === null ? mutateAsync : message => postMessage(copyAddress, message);
}
