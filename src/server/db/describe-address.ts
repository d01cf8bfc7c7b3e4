/** Describes a database server by host, port and database, never by user or password. */
export function describeAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
