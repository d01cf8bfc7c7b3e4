import { trpc } from '../../lib/api/trpc';

export function useSendMessage() {
  return trpc.contacts.send.useMutation();
}
