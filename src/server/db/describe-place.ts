/** Where a database server is: host, port and database, never the user or the password. */
export function describeAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
