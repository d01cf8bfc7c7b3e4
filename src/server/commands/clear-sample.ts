import { clearSampleContent } from '../api/clear-sample-content';
import { runCommand } from './command';

/** Deletes the sample content, except for what the owner has changed. */
void runCommand(async (db, env) => {
  const { removed, kept } = await clearSampleContent(db, env.uploadsDir);
  return `Sample content: ${removed} removed, ${kept} kept because they were changed.`;
});
