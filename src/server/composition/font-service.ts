import { AppError } from '#server/core/errors/app-error';
import { parseFields } from '#server/core/errors/parse-fields';
import type { TypefaceLoader } from '#server/core/font/typefaces';
import { RESUME_FONTS } from '#server/features/resume/resume-service';
import type { SiteService } from '#server/features/site/site-service';
import type { ReceivedFile, UploadService } from '#server/features/uploads/upload-service';
import { nameSchema } from '#shared/contract/common';
import type { Uploaded } from '#shared/contract/upload';
import { UPLOADS_PATH } from '#shared/upload-names';

export type FontService = ReturnType<typeof createFontService>;

type FontDeps = {
  uploads: Pick<UploadService, 'add'>;
  site: Pick<SiteService, 'get' | 'addFont' | 'removeFont'>;
  loadTypefaces: TypefaceLoader;
};

/** Manages the fonts of the generated resume and share pictures. */
export function createFontService({ uploads, site, loadTypefaces }: FontDeps) {
  /**
   * Stores a font and adds it to the settings. If they refuse it, the sweep deletes the file.
   * @throws AppError for a font that is unreadable, and BAD_REQUEST for one too many or one that is added already
   */
  async function add(received: ReceivedFile, fileName: string): Promise<Uploaded> {
    const uploaded = await uploads.add(received, 'editor');
    const name = parseFields(nameSchema, fileName.replace(/\.\w+$/, ''));
    await requireNewFont(uploaded.url);
    await site.addFont({ name, file: uploaded.url });
    return uploaded;
  }

  async function requireNewFont(file: string): Promise<void> {
    const { fonts } = await site.get();
    const stored = fonts.map(font => font.file);
    const before = await loadTypefaces(RESUME_FONTS, stored);
    const after = await loadTypefaces(RESUME_FONTS, [...stored, file]);
    // The loader keeps one font of each name.
    if (after.text.length === before.text.length)
      throw new AppError('BAD_REQUEST', 'This font is already added.');
  }

  /** Removes a font from the settings. A missing one is not an error. */
  async function remove(fileName: string): Promise<void> {
    await site.removeFont(UPLOADS_PATH + fileName);
  }

  return { add, remove };
}
