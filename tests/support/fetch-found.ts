/** A file of the site as anyone reads it. */
export async function fetchFound(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') };
}

/** Sends what an earlier answer said it was, as a browser that kept it does. */
export function fetchAgain(url: string, { headers }: { headers: Headers }) {
  const etag = headers.get('etag') ?? '';
  // Without a word of ours on caches fetch asks to pass by all of them.
  return fetchFound(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
}
