import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { ContactService } from '#server/features/contacts/contact-service';
import { type NoticeTiming, type NoticeWorker } from '#server/features/notices/notice-worker';
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
export declare function createContactNotices(db: Database, contacts: Pick<ContactService, 'find'>, { smtpUrl, publicUrl, from, to, ...settings }: NoticeSettings): NoticeWorker;
