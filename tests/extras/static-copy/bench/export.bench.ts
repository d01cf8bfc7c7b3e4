import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { NO_HISTORY } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { createNoteService } from '#server/features/posts/note-service';
import { createProjectService } from '#server/features/projects/project-service';
import type { Bench } from '../../../../bench/bench';
import { formatMiB, formatMs, formatSeconds } from '../../../../bench/figures';
import { fillPictures } from '../../../../bench/fill-pictures';
import { fillProjects } from '../../../../bench/fill-projects';
import type { Report } from '../../../../bench/report';
import { readSetting } from '../../../../bench/setting';
import { fillDatabase, siteEnvironment, withFolder, withSite } from '../../../../bench/site';
import { benchExportHoldUp } from './export-hold-up';
import { buildWithHugo, type HugoPage, writeHugoSite } from './hugo';

export const exportBench: Bench = {
  name: 'export',
  summary: 'Static copies of 2,000 projects and 2,000 notes with a picture each, beside Hugo (BENCH_ITEMS)',
  needsBuild: true,
  run,
};

type Measured = { outcome: string; ms: number; memoryMiB: number };

async function run(report: Report): Promise<void> {
  const items = readSetting('BENCH_ITEMS', 2_000);
  await withFolder(async folder => {
    // The first start creates the owner.
    await withSite(folder, { SAMPLE_CONTENT: 'off' }, async () => {});
    const uploads = join(folder, 'uploads');
    const pictures = await fillDatabase(folder, db => fillPictures(db, uploads, 2 * items));
    const [projectId = ''] = await fillDatabase(folder, db => fillProjects(db, items, pictures));
    await fillDatabase(folder, db => fillNotes(db, items, pictures.slice(items)));
    report.table(
      `Static copies of ${items} projects and ${items} notes with ${2 * items} pictures, SQLite.`,
      ['Export', 'Time', 'Memory', 'Files'],
    );
    const hugo = join(folder, 'hugo');
    await writeHugoSite(hugo, uploads, listPages(items, pictures));
    const built = buildWithHugo(hugo);
    report.row('Hugo, into an empty folder', built === null ? 'not on this machine' : formatMs(built));
    const first = await exportInto(folder);
    addRow(report, 'Into an empty folder', first);
    report.bound({
      what: 'An export into an empty folder',
      measured: `${formatSeconds(first.ms)}, ${formatMiB(first.memoryMiB)}`,
      bound: '30 s, 400 MiB',
      isMet: first.ms <= 30_000 && first.memoryMiB <= 400,
    });
    const again = await exportInto(folder);
    addRow(report, 'Again, nothing changed', again);
    report.bound({
      what: 'An export when nothing has changed',
      measured: formatSeconds(again.ms),
      bound: '3 s',
      isMet: again.ms <= 3_000,
    });
    await fillDatabase(folder, db =>
      createProjectService(db, NO_HISTORY).update({ id: projectId, title: 'Another title' }),
    );
    addRow(report, 'Again, one project changed', await exportInto(folder));
    await benchExportHoldUp(folder, report);
  });
}

const NOTE = `## A heading\n\n${'A sentence of a note, as long as most of them are. '.repeat(40)}\n`.repeat(
  2,
);

function listPages(items: number, pictures: string[]): HugoPage[] {
  const list = (section: string, first: number, text: string) =>
    Array.from({ length: items }, (_, index) => ({
      section,
      name: `item-${index}`,
      title: `Item ${index}`,
      text,
      picture: pictures[first + index] ?? '',
    }));
  return [
    ...list('projects', 0, 'A paragraph of details about the project, as long as most are. '.repeat(20)),
    ...list('notes', items, NOTE),
  ];
}

async function fillNotes(db: Database, count: number, covers: string[]): Promise<void> {
  const notes = createNoteService(db, NO_HISTORY, async () => []);
  for (let index = 0; index < count; index += 1) {
    await notes.create({
      title: `Note ${index}`,
      text: NOTE,
      cover: covers[index] ?? '',
      tags: [`Tag ${index % 40}`],
    });
  }
}

async function exportInto(folder: string): Promise<Measured> {
  const startedAt = performance.now();
  const out = join(folder, 'copy');
  const exporting = spawn(
    'node',
    ['dist/server/export-static.js', '--out', out, '--url', 'https://bench.example'],
    {
      env: { ...process.env, ...siteEnvironment(folder) },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  let memoryMiB = 0;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${exporting.pid}/status`, 'utf8').catch(() => '');
    memoryMiB = Math.max(memoryMiB, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 100);
  const [outcome] = await Promise.all([text(exporting.stdout), once(exporting, 'close')]);
  clearInterval(watch);
  if (exporting.exitCode !== 0) throw new Error(`The export failed: ${outcome}`);
  return { outcome: outcome.trim(), ms: performance.now() - startedAt, memoryMiB };
}

function addRow(report: Report, what: string, { outcome, ms, memoryMiB }: Measured): void {
  report.row(what, formatMs(ms), formatMiB(memoryMiB), outcome.replace(/^.*: /, ''));
}
