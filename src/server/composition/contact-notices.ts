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

/** Tells the owner of new messages by e-mail, at the address that the owner signs in with. */
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
