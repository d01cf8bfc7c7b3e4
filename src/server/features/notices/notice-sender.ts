import type { NoticeMail } from './notice-mail';

export type SendNotice = (mail: NoticeMail) => Promise<void>;

/** Even with a slow mail server, all steps together take less time than the lease of a notice. */
const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/**
 * Sends notices through the mail server in SMTP_URL. Each opens its own connection, because notices are few.
 */
export function createNoticeSender(smtpUrl: string): SendNotice {
  return async mail => {
    // Loaded with the first notice, because most sites never send one.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      dnsTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}
