import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { fetchAgain, fetchFile } from '../support/app/fetch-file';
import { writeBackup } from '../support/app/filled-site';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { sendFiles, storedFiles } from '../support/app/send-file';
import { storeProject } from '../support/content/project-factory';
import { readPdfText } from '../support/content/read-pdf-text';
import { readScriptFont } from '../support/content/script-fonts';
import { folderForFile } from '../support/managed-folder';

const app = await startAppForFile({ env: { publicUrl: 'https://ada.example.com' } });
const folder = await folderForFile();
const { token } = await app.signIn();
const owner = app.trpc(token);
const resumeUrl = `${app.url}/WebResume.pdf`;

async function readResume(): Promise<string> {
  return readPdfText((await fetchFile(resumeUrl)).bytes);
}

/** Replaces the fonts of the site, and returns their addresses. */
async function setFonts(...scripts: Parameters<typeof readScriptFont>[0][]): Promise<string[]> {
  await owner.site.update.mutate({ fonts: [] });
  const files = [];
  for (const name of scripts) {
    const bytes = await readScriptFont(name);
    const { status, body } = await sendFiles(app, [{ bytes, name: `${name}.ttf` }], { token, path: '/font' });
    expect(status).toBe(201);
    files.push(String(Object(body).url));
  }
  return files;
}

await owner.site.update.mutate({
  ownerName: 'Ελένη Παπαδοπούλου',
  role: 'Разработчик',
  introduction: 'Привет. שלום עולם. 株式会社見本.\n\nFrom 2024年4月〜9月 on, I built gauges.',
  employment: '株式会社見本',
});
const { _id } = await storeProject(app, { title: 'חיישן גאות', public: true, timeline: '2024年4月〜9月' });

test('the owner sees the texts that no font has whole, and they appear once a font is added', async () => {
  const before = await fetchFile(resumeUrl);
  const picture = `${app.url}/og/projects/${_id}.jpg`;
  const pictureBefore = await fetchFile(picture);
  const text = await readPdfText(before.bytes);
  expect(text).toMatch(/^Ελένη Παπαδοπούλου Разработчик/);
  expect(text).not.toMatch(/Привет|gauges|2024/);
  const { texts, total } = await owner.fonts.omittedTexts.query();
  expect(texts.toSorted()).toEqual(
    [
      ...['2024年4月〜9月', 'From 2024年4月〜9月 on, I built gauges.', 'חיישן גאות'],
      ...['Привет. שלום עולם. 株式会社見本.', '株式会社見本'],
    ].toSorted(),
  );
  expect(total).toBe(5);

  await setFonts('japanese', 'hebrew');
  expect(await owner.fonts.omittedTexts.query()).toEqual({ texts: [], total: 0 });
  expect((await fetchAgain(resumeUrl, before)).status).toBe(200);
  const complete = await readResume();
  for (const whole of ['株式会社見本', 'Привет. שלום עולם. 株式会社見本.', '2024年4月〜9月', 'חיישן גאות'])
    expect(complete).toContain(whole);
  expect((await fetchAgain(picture, pictureBefore)).status).toBe(200);
});

test('a share picture shows the address of the site instead of titles that no font has', async () => {
  const draw = async (headline: string) => {
    await owner.site.update.mutate({ headline, ownerName: '山田', role: '', fonts: [] });
    return (await fetchFile(`${app.url}/og/site.jpg`)).bytes;
  };
  expect((await draw('技師')).equals(await draw('ada.example.com'))).toBe(true);
  expect((await draw('技師')).equals(await draw('Kites'))).toBe(false);
  await owner.site.update.mutate({ ownerName: 'Ελένη Παπαδοπούλου', role: 'Разработчик' });
});

test('a restored site has its fonts, and a font that the settings name keeps its file', async () => {
  const [file = ''] = await setFonts('hebrew');
  const name = file.replace('/uploads/', '');
  const other = await startAppForTest();
  await createSiteBackup(other).restore(await writeBackup(app, join(folder, 'backup.zip')), {});
  expect((await storedFiles(other)).files).toContain(name);
  expect(await readPdfText((await fetchFile(`${other.url}/WebResume.pdf`)).bytes)).toContain('חיישן גאות');
  await owner.uploads.remove.mutate({ filename: name });
  expect(await readResume()).toContain('חיישן גאות');
});

test('an incomplete font is refused and nothing is stored', async () => {
  const font = await readScriptFont('hebrew');
  const before = await storedFiles(app);
  const send = (bytes: Buffer) => sendFiles(app, [{ bytes }], { token, path: '/font' });
  const damaged = "The font can't be read. It is damaged or incomplete.";
  expect(await send(font.subarray(0, 5_000))).toMatchObject({ status: 415, body: { message: damaged } });
  const message =
    'This is not a TTF or OTF font, or it is damaged. Convert other fonts, such as WOFF2, to TTF.';
  const other = { status: 415, body: { message } };
  expect(await send(Buffer.from('wOF2 and more'))).toMatchObject(other);
  expect(await send(Buffer.concat([Buffer.alloc(4), font.subarray(4)]))).toMatchObject(other);
  expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject(other);
  const large = Buffer.concat([font, Buffer.alloc(25 * 1024 * 1024)]);
  expect(await send(large)).toMatchObject({ status: 413 });
  expect(await sendFiles(app, [{ bytes: font }], { path: '/font' })).toMatchObject({ status: 401 });
  // The site removes the received part of a refused file after its response.
  await expect.poll(() => storedFiles(app)).toEqual(before);
  const address = { fonts: [{ name: 'x', file: 'https://example.com/x.ttf' }] };
  await expect(owner.site.update.mutate(address)).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
});

test('a font is added with the name of its file, ten at most, and removed by its address', async () => {
  const bytes = await readScriptFont('hebrew');
  const send = () => sendFiles(app, [{ bytes, name: 'Noto Sans.Hebrew.ttf' }], { token, path: '/font' });
  const fonts = Array.from({ length: 9 }, (_, index) => ({ name: 'Gone', file: `/uploads/${index}.ttf` }));
  await owner.site.update.mutate({ fonts });
  const { status, body } = await send();
  expect(status).toBe(201);
  const file = String(Object(body).url);
  const added = [...fonts, { name: 'Noto Sans.Hebrew', file }];
  expect((await owner.site.get.query()).fonts).toEqual(added);
  const message = 'The site has 10 fonts. Remove one of them first.';
  const another = [{ bytes: await readScriptFont('arabic') }];
  const refused = await sendFiles(app, another, { token, path: '/font' });
  expect(refused).toMatchObject({ status: 400, body: { message } });
  expect((await owner.site.get.query()).fonts).toEqual(added);
  for (let turn = 0; turn < 2; turn += 1)
    await owner.fonts.remove.mutate({ filename: file.replace('/uploads/', '') });
  expect((await owner.site.get.query()).fonts).toEqual(fonts);
});

test('a font that the site has already is refused, whatever its file is called', async () => {
  const [file] = await setFonts('hebrew');
  const bytes = await readScriptFont('hebrew');
  const again = await sendFiles(app, [{ bytes, name: 'Copy.ttf' }], { token, path: '/font' });
  expect(again).toMatchObject({ status: 400, body: { message: 'This font is already added.' } });
  expect((await owner.site.get.query()).fonts).toEqual([{ name: 'hebrew', file }]);
});

test('a font whose file is missing leaves out its texts and nothing else', async () => {
  const gone = { name: 'Gone', file: '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.ttf' };
  await owner.site.update.mutate({ fonts: [gone] });
  expect(await readResume()).toMatch(/^Ελένη Παπαδοπούλου Разработчик/);
});
