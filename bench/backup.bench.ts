import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../src/server/core/new-id';
import { uploadEntity } from '../src/server/features/uploads/upload-entity';
import type { Bench } from './bench';
import { inMiB, inSeconds } from './figures';
import type { Report } from './report';
import { setting } from './setting';
import { fillDatabase, inFolder, residentMiB } from './site';

export const backupBench: Bench = {
  name: 'backup',
  summary: 'Time and memory of a backup of 10 GB and its restore (BENCH_GIGABYTES)',
  needsBuild: false,
  run,
};

const FILE_MB = 100;
const LOOK_EVERY_MS = 50;

type Run = { milliseconds: number; mostMiB: number };

async function run(report: Report): Promise<void> {
  const gigabytes = setting('BENCH_GIGABYTES', 10);
  await inFolder(async folder => {
    report.table(`Backup and restore of ${gigabytes} GB of videos, beside those of a site without files.`, [
      'What',
      'Takes',
      'Memory',
      'Without files',
    ]);
    const row = (what: string, small: Run, { milliseconds, mostMiB }: Run) =>
      report.row(what, inSeconds(milliseconds, 0), inMiB(mostMiB), inMiB(small.mostMiB));
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
async function fill(place: string, gigabytes: number): Promise<void> {
  const uploads = join(place, 'uploads');
  await mkdir(uploads, { recursive: true });
  const start = Buffer.from('0000002066747970717420200000000071742020', 'hex');
  await fillDatabase(place, async db => {
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

/** Runs the command as its user does, and looks at its memory until it ends. */
async function runCommand(command: string, place: string, parameters: string[]): Promise<Run> {
  const startedAt = performance.now();
  const file = `src/server/commands/${command}.ts`;
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    env: { PATH: process.env.PATH, DATA_DIR: place, UPLOADS_DIR: join(place, 'uploads') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let mostMiB = 0;
  const looking = setInterval(async () => {
    mostMiB = Math.max(mostMiB, (await residentMiB(child.pid)) ?? 0);
  }, LOOK_EVERY_MS);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return { milliseconds: performance.now() - startedAt, mostMiB };
}
