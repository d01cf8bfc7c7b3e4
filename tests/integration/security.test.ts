import { describe, expect, test } from 'vitest';
import type { PublicCopies } from '#server/features/uploads/store/upload-store';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';

const ALLOWED_ORIGIN = 'https://friend.example';

const NO_COPIES: Omit<PublicCopies, 'origin'> = {
  toAddress: name => name,
  has: async () => false,
  add: async () => false,
  remove: async () => undefined,
  names: async function* () {},
};

test('pictures and videos may come from a public bucket on plain http', async () => {
  const app = await startAppForTest({
    changeStore: store => ({ ...store, publicCopies: { ...NO_COPIES, origin: 'http://nas.example:9000' } }),
  });
  const { headers } = await fetch(app.url);
  const policy = headers.get('content-security-policy')?.split(';');
  for (const directive of ['img-src', 'media-src'])
    expect(policy).toContain(`${directive} 'self' data: blob: https: http://nas.example:9000`);
});

describe('a site on plain http', async () => {
  const app = await startAppForFile();

  test('a site on plain http sends the same strict content security policy with every page', async () => {
    const policies = await Promise.all(
      ['/', '/projects', '/nowhere'].map(async path =>
        (await fetch(app.url + path)).headers.get('content-security-policy'),
      ),
    );
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]).toContain("default-src 'self'");
    expect(policies[0]).toContain("script-src 'self'");
    expect(policies[0]).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policies[0]).not.toContain('nonce-');
    expect(policies[0]).toContain("frame-ancestors 'self';");
  });

  test('a site on plain http sends no header that forces https', async () => {
    const { headers } = await fetch(app.url);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  test('a site on plain http does not reveal its framework', async () => {
    expect((await fetch(app.url)).headers.get('x-powered-by')).toBeNull();
  });

  test('a site on plain http does not allow other sites to call the API from a browser', async () => {
    const { headers } = await fetch(`${app.url}/api/projects`, { headers: { origin: ALLOWED_ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a site with an https address and an allowed origin', async () => {
  const app = await startAppForFile({
    env: { publicUrl: 'https://portfolio.example', corsOrigins: [ALLOWED_ORIGIN] },
  });

  test('sends HSTS and upgrades insecure requests', async () => {
    const { headers } = await fetch(app.url);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  test.each(['/api/projects', '/trpc/projects.list'])(
    'allows only the configured origin to call %s',
    async path => {
      const preflight = (origin: string) =>
        fetch(app.url + path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'x-auth-token',
          },
        });
      const allowed = await preflight(ALLOWED_ORIGIN);
      expect(allowed.status).toBe(204);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(ALLOWED_ORIGIN);
      expect(allowed.headers.get('access-control-allow-headers')).toContain('x-auth-token');
      expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(
        (await preflight('https://stranger.example')).headers.get('access-control-allow-origin'),
      ).toBeNull();
    },
  );
});
