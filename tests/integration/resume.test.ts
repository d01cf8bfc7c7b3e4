import { expect, test } from 'vitest';
import { fetchAgain, fetchFile } from '../support/app/fetch-file';
import { startAppForFile } from '../support/app/managed-app';
import { sendFiles } from '../support/app/send-file';
import { pdf } from '../support/content/media-factory';
import { storeProject } from '../support/content/project-factory';

const app = await startAppForFile({ env: { publicUrl: 'https://ada.example.com' } });
const url = `${app.url}/WebResume.pdf`;

test('the resume changes with the content and is otherwise identical', async () => {
  const first = await fetchFile(url);
  expect((await fetchAgain(url, first)).status).toBe(304);
  expect((await fetchFile(url)).bytes.equals(first.bytes)).toBe(true);
  const { _id } = await storeProject(app, { public: true });
  const second = await fetchAgain(url, first);
  expect(second.status).toBe(200);
  await storeProject(app, { public: false });
  expect((await fetchAgain(url, second)).status).toBe(304);
  await app.services.projects.update({ id: _id, public: false });
  expect((await fetchAgain(url, first)).status).toBe(304);
});

test.each([
  ['Ada', `inline; filename="Ada - Resume.pdf"; filename*=UTF-8''Ada%20-%20Resume.pdf`],
  [
    'Zoë "Z" O’Neil',
    `inline; filename="Zoe Z ONeil - Resume.pdf"; filename*=UTF-8''Zo%C3%AB%20%22Z%22%20O%E2%80%99Neil%20-%20Resume.pdf`,
  ],
  ['مريم', `inline; filename="Resume.pdf"; filename*=UTF-8''%D9%85%D8%B1%D9%8A%D9%85%20-%20Resume.pdf`],
])('the resume of %s has their name in its file name', async (ownerName, disposition) => {
  await app.services.site.update({ ownerName });
  const { status, headers } = await fetchFile(url);
  expect({ status, disposition: headers.get('content-disposition') }).toEqual({ status: 200, disposition });
});

test('the resume can be requested with HEAD but not written', async () => {
  const head = await fetchFile(url, { method: 'HEAD' });
  expect({ status: head.status, size: head.bytes.length }).toEqual({ status: 200, size: 0 });
  const { status, headers } = await fetchFile(url, { method: 'DELETE' });
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test('the uploaded PDF replaces the generated one, including range requests', async () => {
  const { token } = await app.signIn();
  const uploaded = pdf('my own');
  await sendFiles(app, [{ bytes: uploaded }], { token, path: '/resume' });
  const complete = await fetchFile(url);
  expect(complete.bytes.equals(uploaded)).toBe(true);
  expect({ status: complete.status, headers: Object.fromEntries(complete.headers) }).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(uploaded.length),
      'cache-control': 'no-cache',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('Resume.pdf'),
    },
  });
  const range = await fetchFile(url, { headers: { range: 'bytes=0-3' } });
  expect({ status: range.status, text: range.text }).toEqual({ status: 206, text: '%PDF' });
  expect((await fetchAgain(url, complete)).status).toBe(304);
  const head = await fetchFile(url, { method: 'HEAD' });
  expect({ length: head.headers.get('content-length'), text: head.text }).toEqual({
    length: String(uploaded.length),
    text: '',
  });
});

test('an uploaded resume whose file is missing is replaced by the generated one', async () => {
  const { token } = await app.signIn();
  await sendFiles(app, [{ bytes: pdf('lost') }], { token, path: '/resume' });
  const stored = await app.services.resumes.get();
  await app.store.remove(stored?.name ?? '');
  const { status, headers, bytes } = await fetchFile(url);
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'application/pdf' });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.includes('lost')).toBe(false);
});

test('the JSON Resume contains only published content, over both transports', async () => {
  await app.services.site.update({ ownerName: 'Ada' });
  const event = { kind: 'work' as const, title: 'Engineer at Acme', year: 2019, endDate: '2021-06' };
  await app.services.timeline.create(event);
  await app.services.timeline.create({ ...event, title: 'Spy at Unseen', draft: true });
  await storeProject(app, { title: 'Seen', public: true });
  await storeProject(app, { title: 'Unseen', public: false, github: 'https://code.example.com/unseen' });
  const { status, body, headers } = await app.rest('GET', '/resume.json');
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: expect.stringContaining('application/json'),
  });
  expect(body).toMatchObject({
    basics: { name: 'Ada', url: 'https://ada.example.com' },
    work: [{ name: 'Acme', position: 'Engineer', startDate: '2019', endDate: '2021-06' }],
    projects: expect.arrayContaining([expect.objectContaining({ name: 'Seen' })]),
  });
  expect(JSON.stringify(body)).not.toContain('nseen');
  expect(await app.trpc().resume.json.query()).toEqual(body);
});
