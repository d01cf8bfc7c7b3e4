import type { NoticeMail } from './notice-mail';
export type SendNotice = (mail: NoticeMail) => Promise<void>;
/**
 * Sends notices through the mail server in SMTP_URL. Each opens its own connection, because notices are few.
 */
export declare function createNoticeSender(smtpUrl: string): SendNotice;
/**
 * Connects and signs in to the mail server, without sending anything.
 * @throws if the server cannot be reached or refuses the sign-in
 */
export declare function verifyMailServer(smtpUrl: string): Promise<void>;
