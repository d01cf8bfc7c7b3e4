import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { testFolder } from '../support/managed-folder';
import { readSettingError } from '../support/read-setting-error';

const SECRET = 'kept-to-itself-0123456789abcdefghijklmnop';

test('the environment has a default for every variable', () => {
  expect(readEnvironment({})).toEqual({
    misspelled: [],
    port: 3000,
    host: undefined,
    database: { kind: 'sqlite', file: resolve('data/portfolio.sqlite') },
    databaseWaitSeconds: 60,
    databaseTimeoutMs: 10_000,
    dataDir: resolve('data'),
    uploadsDir: resolve('uploads'),
    jwtSecret: undefined,
    refreshTokenSecret: undefined,
    ownerEmail: 'owner@example.com',
    ownerPassword: undefined,
    hasSampleContent: true,
    publicUrl: undefined,
    trustProxy: false,
    shutdownDelayMs: 0,
    corsOrigins: [],
    iconStylesheetUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    uploadMaxImageBytes: 10 * 1024 * 1024,
    uploadMaxVideoBytes: 100 * 1024 * 1024,
    backupDir: undefined,
    backupPassphrase: undefined,
    responseCacheBytes: 32 * 1024 * 1024,
    limits: {
      login: { points: 30, seconds: 900 },
      loginAddress: { points: 100, seconds: 900 },
      contact: { points: 60, seconds: 600 },
      contactDay: { points: 100, seconds: 86_400 },
      view: { points: 600, seconds: 60 },
      search: { points: 120, seconds: 60 },
    },
    logLevel: 'info',
    values: {},
  });
});

test('the environment takes secrets from files, without the line break at their end', async () => {
  const folder = await testFolder();
  const file = join(folder, 'jwt');
  await writeFile(file, `${SECRET}\n`);
  expect(readEnvironment({ JWT_SECRET_FILE: file }).jwtSecret).toBe(SECRET);
  expect(readSettingError({ JWT_SECRET_FILE: file, JWT_SECRET: SECRET })).toBe(
    'JWT_SECRET and JWT_SECRET_FILE are both set. Remove one of them.',
  );
  expect(readSettingError({ SMTP_URL_FILE: join(folder, 'none') })).toBe(
    `SMTP_URL_FILE names ${join(folder, 'none')}, which cannot be read (ENOENT).`,
  );
  await writeFile(file, 'short');
  expect(readSettingError({ JWT_SECRET_FILE: file })).toBe('JWT_SECRET must have at least 32 characters');
});

test('the environment treats an empty value as a missing one and ignores variables of other programs', () => {
  expect(readEnvironment({ PORT: '', JWT_SECRET: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toEqual(
    readEnvironment({}),
  );
  expect(readEnvironment({ PATH: '/bin', LANG: 'C' })).toEqual(readEnvironment({}));
});

const WRONG_VALUES: [string, string[]][] = [
  ['PORT', ['abc', '-1', '65536', '80.5', '0x50', '1e3', ' 80']],
  [
    'DATABASE_URL',
    [
      'postgres://localhost/x',
      'sqlite:',
      'mysql://localhost',
      'mysql://localhost/',
      'file.db',
      'mysql://localhost/x?ssl=true',
      'mysql://localhost/x?tls=yes',
      'mysql://127.0.0.1/x?tls=true',
      'mysql://[::1]:3306/x?tls=true',
    ],
  ],
  ['DATABASE_WAIT_SECONDS', ['-1', 'soon', '3601']],
  ['DATABASE_TIMEOUT_SECONDS', ['0', 'never', '3601']],
  ['SHUTDOWN_DELAY_SECONDS', ['-1', '1.5', '61']],
  ['JWT_SECRET', ['short', 'x'.repeat(31), 'x'.repeat(32)]],
  ['REFRESH_TOKEN_SECRET', ['short', 'x'.repeat(31), 'x'.repeat(32)]],
  ['OWNER_EMAIL', ['nobody', 'a b@example.com', '@example.com']],
  ['OWNER_PASSWORD', ['seven77', 'x'.repeat(1001)]],
  ['SAMPLE_CONTENT', ['yes', 'ON', 'true']],
  ['PUBLIC_URL', ['nonsense', 'ftp://example.com', 'https://example.com/folder', '/site']],
  ['TRUST_PROXY', ['true', 'on', 'fe', '10.0.0', '10.0.0.0/99', '10.0.0.0/', '10.0.0.1,', '::1/129', '-1']],
  ['CORS_ORIGINS', ['*', 'https://example.com/', 'example.com', 'https://a.example, https://b.example/x']],
  ['ICON_STYLESHEET_URL', ['icons.css', '//example.com/icons.css', 'javascript:alert(1)']],
  ['SMTP_URL', ['smtp.example.com', 'http://example.com', 'smtp:']],
  ['MAIL_FROM', ['nobody', 'Site <site@example.com>']],
  ['MAIL_TO', ['nobody', 'a@example.com, b@example.com']],
  ['BACKUP_PASSPHRASE', ['too short']],
  ['RESPONSE_CACHE_MB', ['-1', '1.5', 'ten', '4097']],
  ['ANSWER_CACHE_MB', ['-1', '1.5', 'ten', '4097']],
  ['UPLOAD_MAX_IMAGE_MB', ['0', '1.5', 'ten', '1001']],
  ['UPLOAD_MAX_VIDEO_MB', ['0', '1.5', 'ten', '100001']],
  ['LIMIT_LOGIN', ['30', '30/15', '0/1m', '5/0s', 'none', '-1/1m', '5/1w']],
  ['LIMIT_CONTACT', ['30', '0/1m', 'OFF']],
  ['LIMIT_CONTACT_DAY', ['30', '0/1d']],
  ['LIMIT_VIEW', ['30', '0/1m', '1/1']],
  ['LOG_LEVEL', ['verbose', 'INFO']],
];

test('the environment reports an invalid value by the name of its variable only', () => {
  for (const [name, values] of WRONG_VALUES) {
    for (const value of values) {
      const lines = readSettingError({ [name]: value }).split('\n');
      const names = lines.map(line => line.split(' ')[0]);
      expect.soft(names, `${name}=${value}`).toEqual([name]);
      expect.soft(lines[0], `${name}=${value}`).toMatch(/^[A-Z_]+ (must|has) /);
    }
  }
});

test('the environment reports every invalid variable on a separate line', () => {
  const lines = readSettingError({ PORT: 'x', LOG_LEVEL: 'x', LIMIT_VIEW: 'x' }).split('\n');
  expect(lines.map(line => line.split(' ')[0])).toEqual(['PORT', 'LIMIT_VIEW', 'LOG_LEVEL']);
});

test('the environment never repeats a secret in an error', () => {
  const secrets = {
    JWT_SECRET: 'hush-too-short',
    REFRESH_TOKEN_SECRET: 'hush-too-short',
    OWNER_PASSWORD: 'hush',
    DATABASE_URL: 'mysql://root:hush@localhost',
    SMTP_URL: 'smpt://root:hush@localhost',
    BACKUP_PASSPHRASE: 'hush',
  };
  for (const [name, value] of Object.entries(secrets)) {
    expect.soft(readSettingError({ [name]: value })).toContain(name);
    expect.soft(readSettingError({ [name]: value })).not.toContain('hush');
  }
  const message = readSettingError({ JWT_SECRET: SECRET, OWNER_PASSWORD: SECRET, PORT: 'x' });
  expect(message).toMatch(/^PORT /);
  expect(message).not.toContain(SECRET);
});

describe('a private place inside UPLOADS_DIR', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await realpath(await testFolder());
    await mkdir(join(folder, 'uploads'));
    await symlink(join(folder, 'uploads'), join(folder, 'link'));
    await symlink(join(folder, 'uploads/later.sqlite'), join(folder, 'portfolio.sqlite'));
  });

  test.each([
    ['the same folder as DATA_DIR', { DATA_DIR: 'uploads' }, 'DATA_DIR'],
    ['a folder that does not exist yet as DATA_DIR', { DATA_DIR: 'uploads/new/data' }, 'DATA_DIR'],
    ['a hidden folder as DATA_DIR', { DATA_DIR: 'uploads/..data' }, 'DATA_DIR'],
    ['a link as DATA_DIR', { DATA_DIR: 'link/data' }, 'DATA_DIR'],
    ['a link as UPLOADS_DIR', { UPLOADS_DIR: 'link', BACKUP_DIR: 'uploads/backups' }, 'BACKUP_DIR'],
    ['the same folder as BACKUP_DIR', { BACKUP_DIR: 'uploads' }, 'BACKUP_DIR'],
    ['a database file', { DATABASE_URL: 'uploads/site.sqlite' }, 'DATABASE_URL'],
    ['a link to a database file', { DATABASE_URL: 'portfolio.sqlite' }, 'DATABASE_URL'],
    ['the default database file, which is a link', { DATA_DIR: '' }, 'DATABASE_URL'],
  ])('is refused by an error that names both settings (%s)', (_case, places, setting) => {
    const all = { DATA_DIR: 'data', UPLOADS_DIR: 'uploads', ...places };
    const paths = Object.entries(all).map(([name, path]) => [
      name,
      (name === 'DATABASE_URL' ? 'sqlite:' : '') + join(folder, path),
    ]);
    const message = readSettingError(Object.fromEntries(paths));
    expect(message).toMatch(new RegExp(`^${setting} must not [^\n]*UPLOADS_DIR[^\n]*$`));
  });

  test('is not found where UPLOADS_DIR is inside DATA_DIR, or only named alike', () => {
    const source = {
      DATA_DIR: folder,
      UPLOADS_DIR: join(folder, 'uploads'),
      BACKUP_DIR: join(folder, 'uploads-backup'),
      DATABASE_URL: `sqlite:${join(folder, 'uploads.sqlite')}`,
    };
    expect(readEnvironment(source).dataDir).toBe(folder);
  });
});

describe('the environment variables', () => {
  test('accept a rate limit as a count and a period, or "off"', () => {
    const limits = ['30/15m', '1/1s', '5/2h', '100/1d', 'off'];
    expect(limits.map(text => readEnvironment({ LIMIT_LOGIN: text }).limits.login)).toEqual([
      { points: 30, seconds: 900 },
      { points: 1, seconds: 1 },
      { points: 5, seconds: 7_200 },
      { points: 100, seconds: 86_400 },
      null,
    ]);
  });

  test('accept the old name of the response cache if the new one is missing', () => {
    const readCacheBytes = (source: Record<string, string>) => readEnvironment(source).responseCacheBytes;
    expect(readCacheBytes({ ANSWER_CACHE_MB: '0' })).toBe(0);
    expect(readCacheBytes({ ANSWER_CACHE_MB: '8' })).toBe(8 * 1024 * 1024);
    expect(readCacheBytes({ ANSWER_CACHE_MB: '8', RESPONSE_CACHE_MB: '16' })).toBe(16 * 1024 * 1024);
    expect(readCacheBytes({ ANSWER_CACHE_MB: '8', RESPONSE_CACHE_MB: '' })).toBe(8 * 1024 * 1024);
  });

  test('choose the database by the scheme of its URL, or a file in DATA_DIR', () => {
    for (const file of ['some/where.db', '/some/where.db']) {
      const { database } = readEnvironment({ DATABASE_URL: `sqlite:${file}` });
      expect(database).toEqual({ kind: 'sqlite', file: resolve(file) });
    }
    const url = 'mysql://me:p%40ss@db.example:3307/site';
    expect(readEnvironment({ DATABASE_URL: url }).database).toEqual({ kind: 'mysql', url });
    const { database, dataDir } = readEnvironment({ DATA_DIR: '/srv/site' });
    expect(dataDir).toBe('/srv/site');
    expect(database).toEqual({ kind: 'sqlite', file: join('/srv/site', 'portfolio.sqlite') });
  });

  test('enable sample content for SQLite and disable it for MySQL unless SAMPLE_CONTENT is set', () => {
    const mysql = { DATABASE_URL: 'mysql://localhost/site' };
    expect(readEnvironment({}).hasSampleContent).toBe(true);
    expect(readEnvironment({ SAMPLE_CONTENT: 'off' }).hasSampleContent).toBe(false);
    expect(readEnvironment(mysql).hasSampleContent).toBe(false);
    expect(readEnvironment({ ...mysql, SAMPLE_CONTENT: 'on' }).hasSampleContent).toBe(true);
  });

  test('accept "off", a number of proxies or their addresses as TRUST_PROXY', () => {
    const read = (text: string) => readEnvironment({ TRUST_PROXY: text }).trustProxy;
    expect(['off', 'false', '0', '2'].map(read)).toEqual([false, false, 0, 2]);
    const addresses = ['10.0.0.0/8, loopback', '127.0.0.1', '::1, fd00::/8', '10.0.0.0/255.0.0.0'];
    expect(addresses.map(read)).toEqual(addresses);
  });

  test('are read as lists of origins, URLs without a trailing slash and numbers of bytes', () => {
    const list = ' https://example.com, http://localhost:5173 ,';
    const { corsOrigins } = readEnvironment({ CORS_ORIGINS: list });
    expect(corsOrigins).toEqual(['https://example.com', 'http://localhost:5173']);
    expect(readEnvironment({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com');
    const withPort = 'http://example.com:8080';
    expect(readEnvironment({ PUBLIC_URL: withPort }).publicUrl).toBe(withPort);
    const env = readEnvironment({ UPLOAD_MAX_IMAGE_MB: '2', UPLOAD_MAX_VIDEO_MB: '3' });
    expect(env.uploadMaxImageBytes).toBe(2_097_152);
    expect(env.uploadMaxVideoBytes).toBe(3_145_728);
  });
});
