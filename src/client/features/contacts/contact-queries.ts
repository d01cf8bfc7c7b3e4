import { type ApiInputs, trpc } from '#client/lib/api/trpc';
import { postMessage } from './post-message';

/** Returns a function that sends a message to the site, or from a static host to the address of a form service. */
export function useSendMessage(
  formAddress: string | null,
): (message: ApiInputs['contacts']['send']) => Promise<unknown> {
  const { mutateAsync } = trpc.contacts.send.useMutation();
  return formAddress === null ? mutateAsync : message => postMessage(formAddress, message);
}
