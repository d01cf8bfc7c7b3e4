import { parseArgs } from 'node:util';
import { ownerEmail } from '#server/core/config/setting-values';
import { StartError } from '#server/core/errors/start-error';
import { createOwnerService, generatePassword } from '#server/features/auth/owner-service';
import { runCommand } from './command';

/** Creates the owner or sets a new password: `npm run owner -- --email me@example.com --password '...'`. */
void runCommand(async (db, env) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  if (values.email !== undefined) requireEmail(values.email);
  const owners = createOwnerService(db);
  const email = values.email ?? (await owners.find())?.email ?? env.ownerEmail;
  const configured = values.password ?? env.ownerPassword;
  const password = configured ?? generatePassword();
  const { isNew } = await owners.setCredentials({ email, password, isGenerated: configured === undefined });
  const outcome = isNew ? 'created' : 'updated, all sessions were ended';
  return `Owner ${email} ${outcome}${configured === undefined ? `. New password: ${password}` : ''}`;
});

function requireEmail(text: string): void {
  const problem = ownerEmail.safeParse(text).error?.issues[0]?.message;
  if (problem !== undefined) throw new StartError(`--email ${problem}.`);
}
