import { parseFields } from '#server/core/errors/parse-fields';
import type { SiteService } from '#server/features/site/site-service';
import type { ReceivedFile, UploadService } from '#server/features/uploads/upload-service';
import { nameSchema } from '#shared/contract/common';
import type { Uploaded } from '#shared/contract/upload';
import { UPLOADS_PATH } from '#shared/upload-names';

export type FontService = ReturnType<typeof createFontService>;

type FontDeps = { uploads: Pick<UploadService, 'add'>; site: Pick<SiteService, 'addFont' | 'removeFont'> };

/** Manages the fonts of the generated resume and share pictures. */
export function createFontService({ uploads, site }: FontDeps) {
  /**
   * Stores a font and adds it to the settings. If they refuse it, the sweep deletes the file.
   * @throws AppError for a font that is unreadable, and BAD_REQUEST for one too many
   */
  async function add(received: ReceivedFile, fileName: string): Promise<Uploaded> {
    const uploaded = await uploads.add(received, 'editor');
    const name = parseFields(nameSchema, fileName.replace(/\.\w+$/, ''));
    await site.addFont({ name, file: uploaded.url });
    return uploaded;
  }

  /** Removes a font from the settings. A missing one is not an error. */
  async function remove(fileName: string): Promise<void> {
    await site.removeFont(UPLOADS_PATH + fileName);
  }

  return { add, remove };
}
