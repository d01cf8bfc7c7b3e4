import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import type { Bench } from './bench';
import { formatMiB, formatSeconds } from './figures';
import type { Report } from './report';
import { readSetting } from './setting';
import { fillDatabase, residentMiB, withFolder } from './site';

export const backupBench: Bench = {
  name: 'backup',
  summary: 'Time and memory of a backup of 10 GB and its restore (BENCH_GIGABYTES)',
  needsBuild: false,
  run,
};

const FILE_MB = 100;
const SAMPLE_INTERVAL_MS = 50;

type Run = { milliseconds: number; maxMiB: number };

async function run(report: Report): Promise<void> {
  const gigabytes = readSetting('BENCH_GIGABYTES', 10);
  await withFolder(async folder => {
    report.table(`Backup and restore of ${gigabytes} GB of videos, compared with a site without files.`, [
      'What',
      'Time',
      'Memory',
      'Without files',
    ]);
    const row = (what: string, small: Run, { milliseconds, maxMiB }: Run) =>
      report.row(what, formatSeconds(milliseconds, 0), formatMiB(maxMiB), formatMiB(small.maxMiB));
    const [small, large] = [join(folder, 'small'), join(folder, 'large')];
    await fill(small, 0);
    await fill(large, gigabytes);
    row(
      'Backup',
      await runCommand('backup', small, ['--out', `${small}.zip`]),
      await runCommand('backup', large, ['--out', `${large}.zip`]),
    );
    await rm(join(large, 'uploads'), { recursive: true });
    row(
      'Restore',
      await runCommand('restore', join(folder, 'a'), [`${small}.zip`]),
      await runCommand('restore', join(folder, 'b'), [`${large}.zip`]),
    );
  });
}

/** Fills a site with videos. */
async function fill(siteFolder: string, gigabytes: number): Promise<void> {
  const uploads = join(siteFolder, 'uploads');
  await mkdir(uploads, { recursive: true });
  const start = Buffer.from('0000002066747970717420200000000071742020', 'hex');
  await fillDatabase(siteFolder, async db => {
    for (let left = gigabytes * 1_000; left > 0; left -= FILE_MB) {
      const name = `${newId()}.mov`;
      await writeFile(join(uploads, name), Buffer.concat([start, randomBytes(FILE_MB * 1_000_000)]));
      const { size: bytes } = await stat(join(uploads, name));
      const facts = { mediaType: 'video/quicktime', width: null, height: null, origin: 'client' as const };
      await db.write(manager =>
        manager.insert(uploadEntity, { name, bytes, ...facts, createdAt: new Date() }),
      );
    }
  });
}

/** Runs the command as its user does, and samples its memory until it ends. */
async function runCommand(command: string, siteFolder: string, parameters: string[]): Promise<Run> {
  const startedAt = performance.now();
  const file = `src/server/commands/${command}.ts`;
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    env: { PATH: process.env.PATH, DATA_DIR: siteFolder, UPLOADS_DIR: join(siteFolder, 'uploads') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let maxMiB = 0;
  const sampling = setInterval(async () => {
    maxMiB = Math.max(maxMiB, (await residentMiB(child.pid)) ?? 0);
  }, SAMPLE_INTERVAL_MS);
  const [code] = await once(child, 'exit');
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return { milliseconds: performance.now() - startedAt, maxMiB };
}
