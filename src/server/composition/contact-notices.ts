import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import { createOwnerService } from '#server/features/auth/owner-service';
import type { ContactService } from '#server/features/contacts/contact-service';
import { composeNotice } from '#server/features/notices/notice-mail';
import { createNoticeSender } from '#server/features/notices/notice-sender';
import {
  createNoticeWorker,
  type NoticeTiming,
  type NoticeWorker,
} from '#server/features/notices/notice-worker';

export type NoticeSettings = {
  smtpUrl: string;
  publicUrl: string | undefined;
  /** The addresses that send and receive the emails. Both default to the owner. */
  from?: string | undefined;
  to?: string | undefined;
  log: Logger;
  timing?: NoticeTiming;
};

/** Creates the worker that emails new messages to the owner. */
export function createContactNotices(
  db: Database,
  contacts: Pick<ContactService, 'find'>,
  { smtpUrl, publicUrl, from, to, ...settings }: NoticeSettings,
): NoticeWorker {
  const owners = createOwnerService(db);
  return createNoticeWorker({
    db,
    ...settings,
    send: createNoticeSender(smtpUrl),
    compose: async messageId => {
      const [message, owner] = await Promise.all([contacts.find(messageId), owners.find()]);
      if (!message || !owner) return null;
      return composeNotice({ message, from: from ?? owner.email, to: to ?? owner.email, publicUrl });
    },
  });
}
