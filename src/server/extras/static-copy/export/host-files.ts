import { escapeHtml } from '#server/core/markdown/escape-html';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The folders of files whose names change with their content. */
const UNCHANGING = ['/assets/*', '/uploads/*', '/look/*'];
/** Headers that static hosts set themselves, or that only a running site needs. */
const OWN_HEADERS =
  /^(?:cache-control|connection|content-(?!security)|date|etag|keep-alive|transfer-|vary|x-request-)/;

export type Redirect = { from: string; to: string };

/** Creates the page at an earlier address, for hosts without redirects. `to` is the address below the base. */
export function redirectPage({ to }: Redirect, publicUrl: string | undefined, base: string): string {
  const address = escapeHtml(`${base}${to}`);
  const canonical =
    publicUrl === undefined ? '' : `<link rel="canonical" href="${escapeHtml(publicUrl + to)}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${address}">
${canonical}</head>
<body>
<p>This page has moved: <a href="${address}">${address}</a></p>
</body>
</html>
`;
}

/** Creates the headers in the format that several hosts read. */
export function headersFile(headers: Headers, base: string): string {
  const lines = [...headers]
    .filter(([name]) => !OWN_HEADERS.test(name))
    .map(([name, value]) => `  ${name}: ${value}`);
  const unchanging = UNCHANGING.map(
    path => `${base}${path}\n  cache-control: public, max-age=${YEAR_SECONDS}, immutable`,
  );
  return `${[`${base}/*`, ...lines.sort(), ...unchanging].join('\n')}\n`;
}

/** Creates the redirects in the format that several hosts read. */
export function redirectsFile(redirects: Redirect[], base: string): string {
  return redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`).join('');
}

/** Adds the policy of a response to its page, for hosts that send no headers. */
export function withPolicy(html: string, policy: string): string {
  // A page cannot forbid frames by itself, and browsers warn about the attempt.
  const directives = policy.split(';').filter(each => !each.trim().startsWith('frame-ancestors'));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join(';'))}">`;
  return html.replace(/<meta charset="[^"]*"[^>]*>/i, charset => `${charset}${tag}`);
}
