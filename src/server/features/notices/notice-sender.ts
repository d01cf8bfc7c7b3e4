import type { Transporter } from 'nodemailer';
import type { NoticeMail } from './notice-mail';

export type SendNotice = (mail: NoticeMail) => Promise<void>;

/** Even with a slow mail server, all steps together take less time than the claim of a notice. */
const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/**
 * Sends notices through the mail server in SMTP_URL. Each opens its own connection, because notices are few.
 */
export function createNoticeSender(smtpUrl: string): SendNotice {
  // At the start, because loading it later would hold up requests.
  void import('nodemailer');
  return async mail => {
    const transport = await createMailTransport(smtpUrl);
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}

/**
 * Connects and signs in to the mail server, without sending anything.
 * @throws if the server cannot be reached or refuses the sign-in
 */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  await (await createMailTransport(smtpUrl)).verify();
}

async function createMailTransport(smtpUrl: string): Promise<Transporter> {
  // Most sites send no notices, and load nothing.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
