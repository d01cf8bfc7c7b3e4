/** As the server can reckon with it: a browser that keeps its zone to itself is shown UTC's days. */
export function viewerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // 'Etc/Unknown' and bare offsets are none of its zones.
  return /^[A-Za-z]/.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}
