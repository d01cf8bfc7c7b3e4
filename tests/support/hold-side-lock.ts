import { withSideLock } from '../../src/server/db/side-lock';

// Run as a process of its own: takes the lock of a file, says so, and keeps it until it is killed.
const [file = ''] = process.argv.slice(2);

void withSideLock(file, 10_000, async () => {
  console.log('held');
  await new Promise(resolve => setTimeout(resolve, 600_000));
});
