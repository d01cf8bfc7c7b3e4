import type { Environment } from '#server/core/config/env';
import { type Finding, ok, problem, warning } from '#server/extras/finding';

const TIMEOUT_MS = 10_000;
const MAX_SKEW_MS = 60_000;
const ALL_INTERFACES = ['0.0.0.0', '::'];
const TRUST_REMEDY =
  'Set TRUST_PROXY to the address of the proxy: loopback on this machine, uniquelocal for a site in a container.';

type Settings = Pick<Environment, 'publicUrl' | 'trustProxy' | 'host' | 'port'>;

/** Checks that visitors reach the site at its address, and that the clock is right. */
export async function checkAddress(settings: Settings): Promise<Finding[]> {
  const { publicUrl } = settings;
  if (publicUrl === undefined)
    return [
      warning(
        'Address',
        'PUBLIC_URL is not set, so there is no sitemap, and links in emails are missing.',
        'Set PUBLIC_URL=https://example.com.',
      ),
      ...checkProxy(settings),
    ];
  return [...(await visit(publicUrl)), ...checkProxy(settings)];
}

function checkProxy({ publicUrl, trustProxy, host = '0.0.0.0', port }: Settings): Finding[] {
  if (trustProxy === false && publicUrl?.startsWith('https:'))
    return [
      warning(
        'Proxy',
        'TRUST_PROXY is off, so all visitors share the limits of the proxy in front of the site.',
        TRUST_REMEDY,
      ),
    ];
  // With a number, the site cannot tell a proxy from a visitor.
  const trustsAnyone = typeof trustProxy === 'number' && trustProxy > 0;
  return trustsAnyone && ALL_INTERFACES.includes(host)
    ? [
        warning(
          'Proxy',
          `Anyone who reaches port ${port} directly can claim any address.`,
          `${TRUST_REMEDY} Or let only the proxy reach the port: HOST=127.0.0.1, or in a container ports: 127.0.0.1:3000:3000.`,
        ),
      ]
    : [];
}

async function visit(publicUrl: string): Promise<Finding[]> {
  try {
    const response = await fetch(`${publicUrl}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return [await judge(publicUrl, response), ...checkClock(response.headers.get('date'))];
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

async function judge(publicUrl: string, response: Response): Promise<Finding> {
  const location = response.headers.get('location');
  const isRedirect = response.status >= 300 && response.status < 400;
  if (isRedirect && location !== null && URL.canParse(location, response.url)) {
    const { origin } = new URL(location, response.url);
    if (origin !== new URL(publicUrl).origin)
      return problem(
        'Address',
        `It redirects to ${origin}.`,
        isSameSite(origin, publicUrl)
          ? `Set PUBLIC_URL=${origin}.`
          : 'Check the DNS record, and that the proxy leads to the site.',
      );
  }
  if (!response.ok) return unready(publicUrl, response);
  const body: unknown = await response.json().catch(() => null);
  return Object(body).status === 'ready'
    ? ok('Address', `${publicUrl} answers.`)
    : problem(
        'Address',
        `Another server answers at ${publicUrl}.`,
        'Check the DNS record, and that the proxy leads to the site.',
      );
}

/** Returns true for addresses that differ by their scheme, port or `www.` alone. */
function isSameSite(one: string, other: string): boolean {
  const toName = (url: string) => new URL(url).hostname.replace(/^www\./, '');
  return toName(one) === toName(other);
}

function unready(publicUrl: string, { status }: Response): Finding {
  return problem(
    'Address',
    `${publicUrl}/readyz answers with status ${status}.`,
    status === 503
      ? 'The site answers, but not its database. See the log, or Database above.'
      : 'Check that the site runs and that the proxy leads to it.',
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
