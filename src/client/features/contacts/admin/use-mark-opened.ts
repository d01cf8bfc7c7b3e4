import { useEffect, useEffectEvent } from 'react';
import type { ContactMessage } from '#shared/contract/contact-message';

/** Marks a message as read when it opens, and only then, so that the owner can mark it as unread again. */
export function useMarkOpened(message: ContactMessage | undefined, onMark: () => void): void {
  const markOpened = useEffectEvent(() => {
    if (message && !message.read) onMark();
  });
  const id = message?._id;
  useEffect(() => {
    if (id !== undefined) markOpened();
  }, [id]);
}
