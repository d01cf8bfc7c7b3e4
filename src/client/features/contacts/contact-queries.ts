import { trpc } from '#client/lib/api/trpc';

export function useSendMessage() {
  return trpc.contacts.send.useMutation();
}
