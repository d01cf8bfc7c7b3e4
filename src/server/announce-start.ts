import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewOwner } from './composition/ensure-owner';
import { describeInterface, describeOwner, describeStart, toLocalAddress } from './composition/start-message';
import type { Environment } from './core/config/env';
import { readSiteVersion } from './core/runtime/read-site-version';
import { describeAddress } from './db/describe-address';
import type { FirstSignIn } from './features/auth/first-sign-in';
import type { UploadStore } from './features/uploads/store/upload-store';

/** The owner, from its creation by this start until its password is printed. */
export type UnannouncedOwner = { owner: NewOwner | null };

type AnnouncedParts = { store: UploadStore; unannounced: UnannouncedOwner; firstSignIn: FirstSignIn };

/** Prints where the site is, and how to sign in to a new one. */
export async function announceStart(
  server: Server,
  env: Environment,
  { store, unannounced, firstSignIn }: AnnouncedParts,
): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const address = env.publicUrl ?? toLocalAddress(env.host, port);
  const listensAt = env.publicUrl === undefined ? null : describeInterface(env.host, port);
  const database = env.database.kind === 'sqlite' ? env.database.file : describeAddress(env.database.url);
  // A log keeps what is printed, so only a terminal gets the link.
  const linkToken = process.stdout.isTTY ? await firstSignIn.createToken() : null;
  process.stdout.write(
    describeStart({
      version: readSiteVersion(),
      address,
      listensAt,
      database,
      uploads: store.location,
      newOwner: unannounced.owner,
      linkToken,
    }),
  );
  unannounced.owner = null;
}

/** Prints how to sign in, unless it is printed: the next start cannot print a generated password again. */
export function printOwner(unannounced: UnannouncedOwner): void {
  if (unannounced.owner) process.stdout.write(describeOwner(unannounced.owner));
  unannounced.owner = null;
}
