import { withSqliteLock } from '#server/db/sqlite-lock';

// Runs as a separate process: takes the lock of a file, reports it and holds it until the process is killed.
const [file = ''] = process.argv.slice(2);

void withSqliteLock(file, 10_000, async () => {
  console.log('held');
  await new Promise(resolve => setTimeout(resolve, 600_000));
});
