import type { ContentTable } from '#server/core/content/content-kind';
import { filesOfUpload } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';

/** How uploads come along with the content of another site. */
export const uploadTable: ContentTable = {
  entity: uploadEntity,
  imports: {
    // Who put a file there, and who sees it, follows from what names it.
    local: ['origin', 'shownAt'],
    onlyAdds: true,
    comesFirst: true,
    filesOf: ({ name }) => filesOfUpload(String(name)),
    // A file goes when nothing names it, which is found out after the change.
    remove: async (manager, { name }) => {
      await manager.update(uploadEntity, { name }, { origin: 'released' });
    },
  },
  version: 'none',
};
