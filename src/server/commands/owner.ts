import { parseArgs } from 'node:util';
import { createOwnerService, generatePassword } from '#server/features/auth/owner-service';
import { runCommand } from './command';

/** Creates the owner or sets a new password: `npm run owner -- --email me@example.com --password '...'`. */
void runCommand(async (db, env) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  const owners = createOwnerService(db);
  const email = values.email ?? (await owners.find())?.email ?? env.ownerEmail;
  const configured = values.password ?? env.ownerPassword;
  const password = configured ?? generatePassword();
  const { isNew } = await owners.setCredentials({ email, password, isGenerated: configured === undefined });
  const outcome = isNew ? 'created' : 'updated, all sessions were ended';
  return `Owner ${email} ${outcome}${configured === undefined ? `. New password: ${password}` : ''}`;
});
