import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTypefaceLoader } from '../../src/server/core/font/typefaces';
import { createLogger } from '../../src/server/core/logger';
import { createResumeService } from '../../src/server/features/resume/resume-service';
import { createRequestContexts } from '../../src/server/http/request-context';
import { createResumeRoute, type StoredResume } from '../../src/server/http/resume-route';
import { fetchAgain, fetchFound } from '../support/fetch-found';
import { storeProject } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startApp({ env: { publicUrl: 'https://ada.example.com' } });
  url = `${app.url}/WebResume.pdf`;
});
afterAll(() => app?.stop());

test('an empty site has a resume', async () => {
  const { status, headers, bytes } = await fetchFound(url);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the resume follows the content, and is the same for as long as that is', async () => {
  const first = await fetchFound(url);
  expect((await fetchAgain(url, first)).status).toBe(304);
  expect((await fetchFound(url)).bytes.equals(first.bytes)).toBe(true);
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
])('the resume of %s is saved under their name', async (ownerName, disposition) => {
  await app.services.site.update({ ownerName });
  const { status, headers } = await fetchFound(url);
  expect({ status, disposition: headers.get('content-disposition') }).toEqual({ status: 200, disposition });
});

test('the resume can be asked for with HEAD and not be written', async () => {
  const head = await fetchFound(url, { method: 'HEAD' });
  expect({ status: head.status, size: head.bytes.length }).toEqual({ status: 200, size: 0 });
  const { status, headers } = await fetchFound(url, { method: 'DELETE' });
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

/** The route alone, beside a site whose owner has uploaded a resume. */
async function startWithStored(storedResume: () => Promise<StoredResume | null>) {
  const { attach, contextOf } = createRequestContexts(createLogger('silent'), app.services.auth.identify);
  const server = createServer(
    express().use(
      attach,
      createResumeRoute({
        services: app.services,
        resume: createResumeService(createTypefaceLoader()),
        storedResume,
        publicUrl: undefined,
        contextOf,
        onError: () => undefined,
      }),
    ),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/WebResume.pdf`,
    stop: () => new Promise(resolve => server.close(resolve)),
  };
}

test('the owner’s own PDF comes first, from a file or as bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-resume-'));
  const pdf = '%PDF-1.4 my own';
  const file = join(folder, 'own.pdf');
  await writeFile(file, pdf);
  const stored: (() => StoredResume)[] = [
    () => ({ path: file }),
    () => ({ stream: Readable.from([Buffer.from(pdf)]), bytes: pdf.length }),
  ];
  for (const open of stored) {
    const site = await startWithStored(async () => open());
    const { status, headers, text } = await fetchFound(site.url);
    expect({ status, text, type: headers.get('content-type') }).toEqual({
      status: 200,
      text: pdf,
      type: 'application/pdf',
    });
    expect(headers.get('cache-control')).toBe('no-cache');
    await site.stop();
  }
  await rm(folder, { recursive: true });
});
