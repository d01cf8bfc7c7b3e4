import { emailAddress } from '#server/core/config/setting-values';
import { StartError } from '#server/core/errors/start-error';
import { createOwnerService, generatePassword } from '#server/features/auth/owner-service';
import { runCommand } from './command';
import { readCommandLine, refuseUsage } from './command-line';

const USAGE = `Usage: npm run owner -- [--email EMAIL] [--password PASSWORD | --new-password]

  --email EMAIL        Changes the email address. The password and the sessions stay.
  --password PASSWORD  Changes the password and ends all sessions.
  --new-password       Generates a password, prints it, and ends all sessions.`;

const { email, password: given, isGenerated } = readOptions();

/** Changes the sign-in of the owner, or creates the owner of a new database. It changes only what an option names. */
void runCommand(async (db, env) => {
  const password = isGenerated ? generatePassword() : given;
  const owners = createOwnerService(db);
  const owner = await owners.find();
  if (password === undefined) {
    if (!owner || email === undefined)
      throw new StartError('There is no owner yet. Add --password or --new-password.');
    await owners.setEmail(owner.id, email);
    return `The email is ${email} now. The password and the sessions stay.`;
  }
  const credentials = { email: email ?? owner?.email ?? env.ownerEmail, password, isGenerated };
  const { isNew } = await owners.setCredentials(credentials);
  const done = isNew
    ? `Created the owner ${credentials.email}.`
    : `Changed the password of ${credentials.email} and ended all sessions.`;
  return isGenerated ? `${done}\nThe new password is: ${password}` : done;
});

/** Returns the options, of which at least one is given. */
function readOptions() {
  const { values } = readCommandLine(USAGE, {
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      'new-password': { type: 'boolean', default: false },
    },
  });
  const { email, password, 'new-password': isGenerated } = values;
  if (email === undefined && password === undefined && !isGenerated)
    return refuseUsage('Name what to change', USAGE);
  if (password !== undefined && isGenerated)
    return refuseUsage('Use either --password or --new-password', USAGE);
  const problem = emailAddress.optional().safeParse(email).error?.issues[0]?.message;
  if (problem !== undefined) return refuseUsage(`--email ${problem}`, USAGE);
  return { email, password, isGenerated };
}
