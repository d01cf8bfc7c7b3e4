import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import { createLogger } from '../src/server/core/logger';
import { newId } from '../src/server/core/new-id';
import { openDatabase } from '../src/server/db/open-database';
import { uploadEntity } from '../src/server/features/uploads/upload-entity';
import { startReport } from './report';
import { residentMiB } from './site';

// `npm run bench:backup`: how much memory a backup and its restore take beside what the command takes for a site without
// files, for as many gigabytes of videos as BENCH_GIGABYTES says.

const { BENCH_GIGABYTES } = process.env;
const GIGABYTES = Number(BENCH_GIGABYTES ?? 10);
const FILE_MB = 100;
const AIM_MIB = 80;
const LOOK_EVERY_MS = 50;

type Run = { seconds: number; mostMiB: number };

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const report = startReport('npm run bench:backup');
  try {
    report.table(`Backup and restore of ${GIGABYTES} GB of videos, beside those of a site without files.`, [
      'What',
      'Seconds',
      'Memory',
      'Without files',
      'More',
      'Aim',
    ]);
    const [small, large] = [join(folder, 'small'), join(folder, 'large')];
    await fill(small, 0);
    await fill(large, GIGABYTES);
    await compare(
      'Backup',
      run('backup', large, ['--out', `${large}.zip`]),
      run('backup', small, ['--out', `${small}.zip`]),
    );
    await rm(join(large, 'uploads'), { recursive: true });
    await compare(
      'Restore',
      run('restore', join(folder, 'a'), [`${large}.zip`]),
      run('restore', join(folder, 'b'), [`${small}.zip`]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (BENCH_GIGABYTES === undefined) await report.write();

  async function compare(what: string, large: () => Promise<Run>, small: () => Promise<Run>): Promise<void> {
    const [reference, own] = [await small(), await large()];
    const more = own.mostMiB - reference.mostMiB;
    report.row(
      [
        what,
        own.seconds.toFixed(0),
        `${own.mostMiB.toFixed(0)} MiB`,
        `${reference.mostMiB.toFixed(0)} MiB`,
        `${more.toFixed(0)} MiB`,
        `${AIM_MIB} MiB`,
      ],
      more <= AIM_MIB,
    );
  }
}

/** A site whose uploads are so large. */
async function fill(place: string, gigabytes: number): Promise<void> {
  const uploads = join(place, 'uploads');
  await mkdir(uploads, { recursive: true });
  const target = { kind: 'sqlite' as const, file: join(place, 'portfolio.sqlite') };
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 0 });
  const start = Buffer.from('0000002066747970717420200000000071742020', 'hex');
  for (let left = gigabytes * 1_000; left > 0; left -= FILE_MB) {
    const name = `${newId()}.mov`;
    await writeFile(join(uploads, name), Buffer.concat([start, randomBytes(FILE_MB * 1_000_000)]));
    const { size: bytes } = await stat(join(uploads, name));
    const facts = {
      mediaType: 'video/quicktime',
      bytes,
      width: null,
      height: null,
      origin: 'client' as const,
    };
    await db.write(manager => manager.insert(uploadEntity, { name, ...facts, createdAt: new Date() }));
  }
  await db.close();
}

/** The command as its user runs it, with a look at its memory all the while. */
function run(command: string, place: string, parameters: string[]): () => Promise<Run> {
  return async () => {
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
    return { seconds: (performance.now() - startedAt) / 1_000, mostMiB };
  };
}

await main();
