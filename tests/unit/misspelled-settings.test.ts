import { expect, test } from 'vitest';
import { readEnvironment } from '#server/core/config/env';

const read = (...names: string[]) =>
  readEnvironment(Object.fromEntries(names.map(name => [name, '1']))).misspelled;

test.each([
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['UPLOAD_DIR', 'UPLOADS_DIR'],
  ['SMTP_URI', 'SMTP_URL'],
  ['MAL_TO', 'MAIL_TO'],
  ['STMP_URL', 'SMTP_URL'],
  ['BACKUPS_DIR', 'BACKUP_DIR'],
  ['PROT', 'PORT'],
  ['JWT_SECRETS_FILE', 'JWT_SECRET_FILE'],
  ['public_url', 'PUBLIC_URL'],
])('%s is reported as a misspelling of %s', (name, setting) => {
  expect(read(name)).toEqual([`${name} is not a setting. Did you mean ${setting}?`]);
});

test.each(['TRUST_PROXIES', 'MAILTO', 'HTTP_URL', 'SITE_URL', 'META_DIR', 'host', 'port'])(
  '%s is not reported as a misspelling',
  name => {
    expect(read(name)).toEqual([]);
  },
);

test('variables of other programs and settings themselves are not misspelled', () => {
  const others = [
    'PATH',
    'HOME',
    'PWD',
    'OLDPWD',
    'LANG',
    'TERM',
    'SHELL',
    'USER',
    'TZ',
    'TMPDIR',
    'HOSTNAME',
    'POST',
    'NODE_ENV',
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'NPM_CONFIG_CACHE',
    'COMPOSE_FILE',
    'BUILD_COMMIT',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'MARIADB_DATABASE',
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'XDG_DATA_DIRS',
    'LOGNAME',
    'MAIL',
    'PORT',
    'DATA_DIR',
    'BACKUP_DIR',
    'GITHUB_TOKEN_FILE',
  ];
  const files = Object.fromEntries(others.map(name => [name, name.endsWith('_FILE') ? '/dev/null' : '1']));
  expect(readEnvironment(files).misspelled).toEqual([]);
});
