import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const SOURCES = ['src', 'migrations', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** The migration of the next build. */
export const NEXT_MIGRATION = 'NextRelease9999999999999';
const NEXT_TABLE = 'next_release';

/** Builds this project with one more migration, in an empty folder. */
export async function createNextBuild(folder: string): Promise<void> {
  for (const source of SOURCES) await cp(join(root, source), join(folder, source), { recursive: true });
  // vite.config.ts lists the suites.
  await cp(join(root, 'tests/suites.ts'), join(folder, 'tests/suites.ts'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'migrations/next-release.ts'), MIGRATION);
  const line = `export { ${NEXT_MIGRATION} } from './next-release';\n`;
  await appendFile(join(folder, 'migrations/all-migrations.ts'), line);
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error(`The next build ended with exit code ${exitCode}`);
}

const MIGRATION = `import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

export class ${NEXT_MIGRATION} extends RepeatableMigration {
  readonly name = '${NEXT_MIGRATION}';

  protected async apply({ engine, createTable }: Steps): Promise<void> {
    await createTable(
      new Table({ name: '${NEXT_TABLE}', columns: [tableColumn(engine, 'id', column.integer, { isPrimary: true })] }),
    );
  }

  protected async revert({ dropTable }: Steps): Promise<void> {
    await dropTable('${NEXT_TABLE}');
  }
}
`;
