import { useRef } from 'react';
import { FileButton } from '#client/content/upload/file-button';
import { useUploads } from '#client/content/upload/upload-queue';
import { UploadState } from '#client/content/upload/upload-state';
import { useRefreshFonts, useRemoveFont } from '#client/features/site/admin/site-admin-queries';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { useSite } from '#client/lib/site-queries';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { type AddedFont, MAX_ADDED_FONTS, siteFields } from '#shared/contract/site';
import { UPLOADS_PATH } from '#shared/upload-names';
import { FontList } from './font-list';
import { OmittedTexts } from './omitted-texts';

const KEY = 'font';

/** Manages the owner's fonts for the resume and share pictures, and names the texts that need one. */
export function FontPanel() {
  const { fonts } = useSite();
  const refresh = useRefreshFonts();
  const { mutate: removeFont } = useRemoveFont();
  const toast = useToast();
  const listRef = useRef<HTMLUListElement>(null);
  const uploads = useUploads({
    address: '/api/font',
    onStored: (_key, _url, { name }) => {
      void refresh().then(() => toast.success(`${name} added.`));
    },
  });
  const upload = uploads.find(KEY);

  function remove({ name, file }: AddedFont): void {
    // The focused button is removed with its font.
    listRef.current?.focus();
    removeFont(
      { filename: file.slice(UPLOADS_PATH.length) },
      {
        onSuccess: () => toast.success(`${name} removed.`),
        onError: error => toast.failure(`Couldn't remove ${name}. ${explainCallFailure(error)}`),
      },
    );
  }

  return (
    <Panel id="fonts" title={siteFields.fonts.label} level={3}>
      <div className="stack-4 narrow">
        <p>
          The generated resume and share pictures support Latin, Greek and Cyrillic. Add a font for each other
          script that you write in, such as Japanese or Arabic.
        </p>
        <OmittedTexts />
        <FontList ref={listRef} fonts={fonts} onRemove={remove} />
        <div className="stack-2">
          <p>
            <FileButton
              icon="upload"
              accept=".ttf,.otf"
              busy={uploads.isUnderWay}
              disabled={fonts.length >= MAX_ADDED_FONTS}
              onFiles={([file]) => {
                if (file) uploads.start(KEY, file);
              }}
            >
              Add font
            </FileButton>
          </p>
          {upload && (
            <UploadState
              upload={upload}
              failure={`Couldn't add ${upload.file.name}.`}
              onCancel={() => uploads.cancel(KEY)}
              onRetry={() => uploads.retry(KEY)}
            />
          )}
          <p className="note">
            TTF or OTF, at most 25 MB. For bold titles, add the semibold file of the font, too.
          </p>
        </div>
      </div>
    </Panel>
  );
}
