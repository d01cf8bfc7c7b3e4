import type { ContentTable } from '#server/core/content/content-kind';
import { filesOfUpload } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';

/** Defines how uploads are imported from another site. */
export const uploadTable: ContentTable = {
  entity: uploadEntity,
  imports: {
    // Origin and visibility of a file follow from the content that names it.
    local: ['origin', 'shownAt'],
    onlyAdds: true,
    comesFirst: true,
    listFiles: ({ name }) => filesOfUpload(String(name)),
    // The file is deleted after the change, if nothing names it.
    remove: async (manager, { name }) => {
      await manager.update(uploadEntity, { name }, { origin: 'released' });
    },
  },
  version: 'none',
};
