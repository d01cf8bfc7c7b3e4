import type { Environment } from '#server/core/config/env';
import { type Finding, ok, problem, warning } from '#server/extras/finding';
import { verifyMailServer } from '#server/features/notices/notice-sender';

/** Checks that the mail server lets the site in. It sends nothing. */
export async function checkMail({ smtpUrl }: Pick<Environment, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === undefined)
    return warning(
      'Mail',
      'SMTP_URL is not set, so new messages wait in the inbox without an email to you.',
      'Set SMTP_URL=smtps://user:password@mail.example.com.',
    );
  const { host } = new URL(smtpUrl);
  try {
    await verifyMailServer(smtpUrl);
    return ok('Mail', `${host} lets the site in.`);
  } catch (error) {
    const { command, message } = Object(error);
    return problem(
      'Mail',
      `${host} ${command === 'CONN' ? "can't be reached" : 'refuses the site'}: ${message}.`,
      'Check the name, port, user and password in SMTP_URL.',
    );
  }
}
