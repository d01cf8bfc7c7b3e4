import { clearSampleContent } from '#server/composition/sample/sample-service';
import { createFolderStore } from '#server/features/uploads/upload-store';
import { runCommand } from './command';

/** Deletes the sample content that the owner has not changed. */
void runCommand(async (db, env) => {
  const { removed, kept } = await clearSampleContent(db, createFolderStore(env.uploadsDir));
  const count = Object.values(removed).reduce((sum, rows) => sum + rows, 0);
  return `Sample content: ${count} items removed. Left ${kept} items that the owner changed or uses.`;
});
