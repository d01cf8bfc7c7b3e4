import { parseArgs } from 'node:util';
import { createOwnerService, generatePassword } from '../features/auth/owner-service';
import { runCommand } from './command';

/** Creates the owner or sets a new password: `npm run owner -- --email me@example.com --password '...'`. */
void runCommand(async (db, env) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  const owners = createOwnerService(db);
  const email = values.email ?? (await owners.find())?.email ?? env.ownerEmail;
  const given = values.password ?? env.ownerPassword;
  const password = given ?? generatePassword();
  const { isNew } = await owners.setCredentials(email, password);
  const done = isNew ? 'created' : 'changed, all sessions are ended';
  return `Owner ${email} ${done}${given === undefined ? `. New password: ${password}` : ''}`;
});
