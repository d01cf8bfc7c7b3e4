import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '#server/core/errors/start-error';

type ConfiguredPassphrase = { backupPassphrase: string | undefined };

/**
 * Returns BACKUP_PASSPHRASE, or prompts for a passphrase without echo. A new passphrase must be typed twice.
 */
export async function readPassphrase(
  { backupPassphrase }: ConfiguredPassphrase,
  isNew: boolean,
): Promise<string> {
  if (backupPassphrase !== undefined) return backupPassphrase;
  if (!process.stdin.isTTY) {
    throw new StartError(
      'The passphrase is missing: set BACKUP_PASSPHRASE, or run this command in a terminal.',
    );
  }
  const passphrase = await ask('Passphrase: ');
  if (isNew && passphrase !== (await ask('Repeat the passphrase: '))) {
    throw new StartError('The passphrases do not match.');
  }
  return passphrase;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
