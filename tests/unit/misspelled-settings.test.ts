import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';

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

test.each(['PORTT', 'PRT', 'port', 'OWNER_PASS', 'RESPONSE_CACHE', 'RATE_LIMIT', 'MYSQL_URL'])(
  '%s is reported if it is in .env',
  name => {
    expect(readEnvironment({ [name]: '1' }, [name]).misspelled).toEqual([`${name} is not a setting.`]);
    expect(read(name)).toEqual([]);
  },
);

test('a misspelling in .env is reported once, with the setting that it resembles', () => {
  const { misspelled } = readEnvironment({ PUBLC_URL: '1' }, ['PUBLC_URL']);
  expect(misspelled).toEqual(['PUBLC_URL is not a setting. Did you mean PUBLIC_URL?']);
});

test('the settings and the variables of compose, Node and the AWS SDK may be in .env', () => {
  const names = [
    'PORT',
    'DATABASE_URL_FILE',
    'ANSWER_CACHE_MB',
    'COMPOSE_FILE',
    'BUILD_COMMIT',
    'NODE_EXTRA_CA_CERTS',
    'AWS_ACCESS_KEY_ID',
    'TZ',
  ];
  expect(readEnvironment(Object.fromEntries(names.map(name => [name, ''])), names).misspelled).toEqual([]);
});

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
    'SMTP_URL_FILE',
  ];
  const files = Object.fromEntries(others.map(name => [name, name.endsWith('_FILE') ? '/dev/null' : '1']));
  expect(readEnvironment(files).misspelled).toEqual([]);
});
