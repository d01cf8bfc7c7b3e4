import { chooseAdapters } from '#server/choose-adapters';
import { clearSampleContent } from '#server/composition/sample/sample-service';
import { runCommand } from './command';
import { readCommandLine } from './command-line';

/** Deletes the sample content that the owner has not changed. */
readCommandLine(
  `Usage: npm run sample:clear

Removes sample content that you have not changed.`,
  {},
);
void runCommand(async (db, env) => {
  const { removed, kept } = await clearSampleContent(db, await chooseAdapters(env).openStore());
  const count = Object.values(removed).reduce((sum, rows) => sum + rows, 0);
  return `Sample content: ${count} items removed. Left ${kept} items that the owner changed or uses.`;
});
