import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { NO_HISTORY } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { createNoteService } from '#server/features/posts/note-service';
import { createProjectService } from '#server/features/projects/project-service';
import type { Bench } from './bench';
import { formatMiB, formatMs } from './figures';
import { fillProjects } from './fill-projects';
import type { Report } from './report';
import { readSetting } from './setting';
import { fillDatabase, siteEnvironment, withFolder, withSite } from './site';

export const exportBench: Bench = {
  name: 'export',
  summary: 'Static copies of 2,000 projects and 2,000 notes without pictures (BENCH_ITEMS)',
  needsBuild: true,
  run,
};

type Measured = { outcome: string; ms: number; memoryMiB: number };

async function run(report: Report): Promise<void> {
  const items = readSetting('BENCH_ITEMS', 2_000);
  await withFolder(async folder => {
    // The first start creates the owner.
    await withSite(folder, { SAMPLE_CONTENT: 'off' }, async () => {});
    const [projectId = ''] = await fillDatabase(folder, db => fillProjects(db, items));
    await fillDatabase(folder, db => fillNotes(db, items));
    report.table(`Static copies of ${items} projects and ${items} notes, SQLite.`, [
      'Export',
      'Time',
      'Memory',
      'Files',
    ]);
    addRow(report, 'Into an empty folder', await exportInto(folder));
    addRow(report, 'Again, nothing changed', await exportInto(folder));
    await fillDatabase(folder, db =>
      createProjectService(db, NO_HISTORY).update({ id: projectId, title: 'Another title' }),
    );
    addRow(report, 'Again, one project changed', await exportInto(folder));
  });
}

async function fillNotes(db: Database, count: number): Promise<void> {
  const notes = createNoteService(db, NO_HISTORY, async () => []);
  for (let index = 0; index < count; index += 1) {
    await notes.create({
      title: `Note ${index}`,
      text: `## A heading\n\n${'A sentence of a note, as long as most of them are. '.repeat(40)}\n`.repeat(2),
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
