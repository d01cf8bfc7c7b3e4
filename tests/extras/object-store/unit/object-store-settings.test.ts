import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { readObjectStoreSettings } from '#server/extras/object-store/object-store-settings';
import { readSettingError } from '#tests/support/read-setting-error';

function read(source: Record<string, string>) {
  return readObjectStoreSettings(readEnvironment(source).values);
}

test('UPLOADS_URL is the bucket of uploads, and a public bucket needs its address', () => {
  const bucket = 's3://files/site?endpoint=https://s3.example.com&region=eu-1&pathStyle=true';
  expect(read({ UPLOADS_URL: bucket })?.address).toEqual({
    bucket: 'files',
    prefix: 'site/',
    endpoint: 'https://s3.example.com',
    region: 'eu-1',
    isPathStyle: true,
  });
  expect(read({ UPLOADS_URL: 's3://files' })?.address).toEqual({
    bucket: 'files',
    prefix: '',
    endpoint: undefined,
    region: 'us-east-1',
    isPathStyle: false,
  });
  expect(read({})).toBeNull();
  const copies = { UPLOADS_PUBLIC_BUCKET: 'copies', UPLOADS_PUBLIC_URL: 'https://files.example.com' };
  expect(read({ UPLOADS_URL: bucket, ...copies })?.publicBucket).toEqual({
    name: 'copies',
    url: 'https://files.example.com',
  });
  expect(readSettingError({ UPLOADS_URL: bucket, UPLOADS_PUBLIC_BUCKET: 'copies' })).toBe(
    'UPLOADS_PUBLIC_BUCKET must be set together with UPLOADS_PUBLIC_URL',
  );
  expect(readSettingError(copies)).toBe('UPLOADS_PUBLIC_BUCKET needs UPLOADS_URL');
  expect(readSettingError({ UPLOADS_URL: 's3://copies', ...copies })).toContain(
    'must differ from the bucket',
  );
});

test.each([
  ['files', 'must look like "s3://bucket?endpoint=…"'],
  ['s3://ab', 'must name a bucket, as in "s3://bucket"'],
  ['s3://user:key@files', 'must not contain credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ['s3://files?secret=x', 'must not have the parameter "secret". Use endpoint, region, pathStyle'],
  ['s3://files/50%', 'must have a folder of letters, digits, ".", "_" and "-"'],
  ['s3://files/a%3Fb', 'must have a folder of letters, digits, ".", "_" and "-"'],
  ['s3://files?endpoint=ftp://x', 'must have an http or https address as its endpoint'],
  ['s3://files?pathStyle=yes', 'must have pathStyle=true or pathStyle=false'],
])('UPLOADS_URL refuses %s as the bucket of uploads', (address, message) => {
  expect(readSettingError({ UPLOADS_URL: address })).toBe(`UPLOADS_URL ${message}`);
});
