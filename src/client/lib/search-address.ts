/** Returns the search terms in a query string. */
export function searchedWords(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim();
}
