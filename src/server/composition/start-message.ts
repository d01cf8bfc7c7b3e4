import { isIPv6 } from 'node:net';
import { LINK_MINUTES } from '#server/features/auth/first-sign-in';
import { LINK_FRAGMENT } from '#shared/credentials';
import { describeVersion, type SiteVersion } from '#shared/site-version';
import type { NewOwner } from './ensure-owner';

type Start = {
  version: SiteVersion;
  address: string;
  /** The interface and port, where they differ from the address. */
  listensAt: string | null;
  /** The database, without its password. */
  database: string;
  uploads: string;
  /** The owner, if this start created it. */
  newOwner: NewOwner | null;
  /** Signs in once. Null where the output is not a terminal, and after the first sign-in. */
  linkToken: string | null;
};

/** Returns the address of a site without a `PUBLIC_URL`. */
export function toLocalAddress(host = 'localhost', port: number): string {
  return `http://${toAuthority(host, port)}`;
}

/** Returns the place at which a proxy reaches the site. */
export function describeInterface(host: string | undefined, port: number): string {
  return host === undefined ? `port ${port} of all interfaces` : toAuthority(host, port);
}

/** In an address, brackets enclose an IPv6 host. */
function toAuthority(host: string, port: number): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Returns the lines that a start prints. Tools read the first, so it stays as it is. */
export function describeStart({
  version,
  address,
  listensAt,
  database,
  uploads,
  newOwner,
  linkToken,
}: Start): string {
  const listens = listensAt === null ? '' : `Listens at ${listensAt}\n`;
  const places = `The site is ready at ${address}\n${listens}Version:  ${describeVersion(version)}\nDatabase: ${database}\nUploads:  ${uploads}\n`;
  if (linkToken !== null) return places + describeNewSite(address, linkToken, newOwner);
  return newOwner ? places + describeOwner(newOwner) : places;
}

/** Returns the line for a log, or for a start that fails after creating the owner. */
export function describeOwner({ email, generatedPassword }: NewOwner): string {
  const password =
    generatedPassword === undefined
      ? 'the password in OWNER_PASSWORD'
      : `password ${generatedPassword} (shown only now)`;
  return `Owner:    sign in at /login as ${email}, ${password}\n`;
}

function describeNewSite(address: string, linkToken: string, newOwner: NewOwner | null): string {
  const { email, generatedPassword } = newOwner ?? {};
  return `
This is a new site. Open this link to sign in and set it up:

  ${address}/login${LINK_FRAGMENT}${linkToken}

The link works once, within ${LINK_MINUTES} minutes. Afterwards, sign in at ${address}/login.
${email === undefined ? '' : `Email:    ${email}\n`}${generatedPassword === undefined ? '' : `Password: ${generatedPassword} (shown only now)\n`}
`;
}
