/** The words that an address searches for, read off its query. */
export function searchedWords(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim();
}
