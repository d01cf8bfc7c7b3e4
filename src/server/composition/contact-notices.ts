import type { Database } from '../core/database/database';
import type { Logger } from '../core/runtime/logger';
import { createOwnerService } from '../features/auth/owner-service';
import type { ContactService } from '../features/contacts/contact-service';
import { composeNotice } from '../features/notices/notice-mail';
import { createNoticeSender } from '../features/notices/notice-sender';
import { createNoticeWorker, type NoticeTiming, type NoticeWorker } from '../features/notices/notice-worker';

export type NoticeSettings = {
  smtpUrl: string;
  publicUrl: string | undefined;
  log: Logger;
  timing?: NoticeTiming;
};

/** Creates the worker that emails the owner about new messages, at the sign-in address. */
export function createContactNotices(
  db: Database,
  contacts: Pick<ContactService, 'find'>,
  { smtpUrl, publicUrl, ...settings }: NoticeSettings,
): NoticeWorker {
  const owners = createOwnerService(db);
  return createNoticeWorker({
    db,
    ...settings,
    send: createNoticeSender(smtpUrl),
    compose: async messageId => {
      const [message, owner] = await Promise.all([contacts.find(messageId), owners.find()]);
      return message && owner && composeNotice({ message, ownerEmail: owner.email, publicUrl });
    },
  });
}
