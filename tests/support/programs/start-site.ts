import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../app/fetch-tokens';
import { OWNER } from '../app/owner';
import { createTestDatabase, engine } from '../database/test-database';
import { type Program, startProgram } from './run-program';

/** A fixed secret, so that tests can sign tokens. */
export const JWT_SECRET = 'jw'.repeat(24);

const READY = /^The site is ready at (\S+)$/m;

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the built server as a separate process with a data folder that survives restarts, on the engine of
 * the suite. Unless it `isNew`, the owner has signed in before.
 */
export async function startSite(environment: Record<string, string> = {}, { isNew = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-site-'));
  const database = engine === 'mysql' && !environment.DATABASE_URL ? await createTestDatabase() : null;
  const variables = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    JWT_SECRET,
    REFRESH_TOKEN_SECRET: 'kl'.repeat(24),
    LOG_LEVEL: 'warn',
    ...(database ? { DATABASE_URL: database.url, SAMPLE_CONTENT: 'on' } : {}),
    ...environment,
  };
  let running = await launch(variables);
  if (!isNew) await signInFirst(running.url);
  return {
    get url() {
      return running.url;
    },
    folder,
    target: database?.target ?? {
      kind: 'sqlite' as const,
      file: join(variables.DATA_DIR, 'portfolio.sqlite'),
    },
    /** Ends the process and starts it again on the same port with the same data. */
    restart: async (signal: 'SIGTERM' | 'SIGKILL') => {
      await end(running.program, signal);
      running = await launch({ ...variables, PORT: new URL(running.url).port });
    },
    stop: async () => {
      await end(running.program, 'SIGTERM');
      await database?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs the owner in and out, because pages of a new site are not cached and have a notice. */
export async function signInFirst(url: string): Promise<void> {
  const { token } = await fetchTokens(url);
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { [AUTH_HEADER]: token } });
}

async function launch(variables: Record<string, string>): Promise<{ program: Program; url: string }> {
  const program = startProgram('dist/server/main.js', [], variables);
  try {
    const [, url = ''] = await program.waitForOutput(READY);
    return { program, url };
  } catch (error) {
    await end(program, 'SIGKILL');
    throw error;
  }
}

async function end(program: Program, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  program.kill(signal);
  await program.ended;
}
