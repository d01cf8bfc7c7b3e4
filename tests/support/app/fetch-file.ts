/** Fetches a file of the site as a visitor without following redirects. */
export async function fetchFile(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') };
}

/** Repeats a request with the ETag of an earlier response, as a browser that cached the response does. */
export function fetchAgain(url: string, { headers }: { headers: Headers }) {
  const etag = headers.get('etag') ?? '';
  // Without a cache-control header, fetch sends one that bypasses all caches.
  return fetchFile(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
}
