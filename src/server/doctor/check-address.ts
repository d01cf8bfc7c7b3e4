import type { Environment } from '#server/core/config/env';
import { type Finding, ok, problem, warning } from './finding';

const TIMEOUT_MS = 10_000;
const MAX_SKEW_MS = 60_000;

/** Checks that visitors reach the site at its address, and that the clock is right. */
export async function checkAddress({
  publicUrl,
  trustProxy,
}: Pick<Environment, 'publicUrl' | 'trustProxy'>): Promise<Finding[]> {
  if (publicUrl === undefined)
    return [
      warning(
        'Address',
        'PUBLIC_URL is not set, so there is no sitemap, and links in emails are missing.',
        'Set PUBLIC_URL=https://example.com.',
      ),
    ];
  const isBehindProxy = publicUrl.startsWith('https:');
  const proxy =
    isBehindProxy && trustProxy === false
      ? [
          warning(
            'Proxy',
            'TRUST_PROXY is off, so all visitors share the limits of the proxy in front of the site.',
            'Set TRUST_PROXY to the number of proxies, such as 1.',
          ),
        ]
      : [];
  return [...(await visit(publicUrl)), ...proxy];
}

async function visit(publicUrl: string): Promise<Finding[]> {
  try {
    const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const state = response.ok ? [ok('Address', `${publicUrl} answers.`)] : [unready(publicUrl, response)];
    return [...state, ...checkClock(response.headers.get('date'))];
  } catch (error) {
    const { cause, message } = Object(error);
    return [
      problem(
        'Address',
        `${publicUrl} does not answer (${Object(cause).code ?? message}).`,
        'Start the site, and check the proxy, the certificate and the DNS record.',
      ),
    ];
  }
}

function unready(publicUrl: string, { status }: Response): Finding {
  return problem(
    'Address',
    `${publicUrl}/readyz answers with status ${status}.`,
    'Check that the site runs and that the proxy leads to it.',
  );
}

function checkClock(date: string | null): Finding[] {
  if (date === null) return [];
  const skewMs = Math.abs(Date.now() - Date.parse(date));
  return skewMs > MAX_SKEW_MS
    ? [
        warning(
          'Clock',
          `This machine's clock differs by ${Math.round(skewMs / 1_000)} s from that of the site.`,
          'Synchronize it, for example with chrony.',
        ),
      ]
    : [];
}
