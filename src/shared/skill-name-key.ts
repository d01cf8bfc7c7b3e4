/** What two skill names have in common when they count as one: letter case and spaces around make no difference. */
export function skillNameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
