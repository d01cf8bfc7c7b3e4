import { MEDIA_ACCEPTED, MEDIA_FAILED } from '#client/content/media/media-item';
import { MediaTile } from '#client/content/media/media-tile';
import { VideoWarning } from '#client/content/media/video-warning';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { UploadState } from '#client/content/upload/upload-state';
import { type ReorderControls, ReorderList } from '#client/editing/reorder/reorder-list';
import styles from '#client/features/projects/admin/editor/project-editor.module.css';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { ADD_MEDIA_ID } from './media-dialogs';
import { MAIN_KEY, type Tile } from './media-tiles';
import type { MediaEditor } from './use-media-editor';

/** Shows the main image and the media in one grid. The first tile is the main image. */
export function MediaTab({ editor }: { editor: MediaEditor }) {
  return (
    <FileDrop className="stack" onFiles={editor.addFiles} hint="Drop to add media">
      {editor.count === 0 ? (
        <EmptyState title="No media yet">
          <p>Add a URL, upload files, or drop them here. The first image becomes the main image.</p>
        </EmptyState>
      ) : (
        <ReorderList
          items={editor.tiles}
          getId={getKey}
          getName={({ key }) => editor.getName(key)}
          noun="media item"
          axis="grid"
          dragBy="item"
          isFixed={isMain}
          onReorder={items => editor.reorder(items.map(getKey))}
          announce={editor.announce}
          className={`stack-4 ${styles.tiles}`}
          itemClassName={`stack-2 ${styles.tile}`}
        >
          {(tile, controls) => <GridTile tile={tile} controls={controls} editor={editor} />}
        </ReorderList>
      )}
      <div className="row">
        {/* The button moves little when the first item appears, so a double click would add two. */}
        <Button id={ADD_MEDIA_ID} icon="plus" onClick={ignoreDoubleClick(editor.addNew)}>
          Add media
        </Button>
        <FileButton accept={MEDIA_ACCEPTED} icon="upload" multiple onFiles={editor.addFiles}>
          Upload files
        </FileButton>
        <span className="note">Or drop images and videos here.</span>
      </div>
      <LiveRegion message={editor.status} />
    </FileDrop>
  );
}

const getKey = ({ key }: Tile) => key;
const isMain = ({ key }: Tile) => key === MAIN_KEY;

type GridTileProps = { tile: Tile; controls: ReorderControls; editor: MediaEditor };

function GridTile({ tile, controls, editor }: GridTileProps) {
  const { key, caption, alt, filename } = tile;
  const { uploads } = editor;
  const upload = uploads.find(key);
  const problem = editor.findProblem(key);
  const text = caption || alt || filename || '';
  const name = editor.getName(key);
  return (
    <>
      <MediaTile
        item={tile}
        label={`Edit ${name}${text === '' ? '' : `: ${text}`}`}
        sizes="14rem"
        onOpen={() => editor.open(key)}
      />
      <div className="line caption">
        {controls.handle}
        {isMain(tile) ? (
          <b>{tile.url === '' ? 'No main image' : 'Main image'}</b>
        ) : (
          <span className="truncate fill">{text || <span className="muted">No caption</span>}</span>
        )}
      </div>
      <VideoWarning url={tile.url} />
      {controls.isPickedUp && <div className="cluster">{controls.buttons}</div>}
      {upload && (
        <UploadState
          upload={upload}
          failure={MEDIA_FAILED}
          onCancel={() => uploads.cancel(key)}
          onRetry={() => uploads.retry(key)}
        />
      )}
      {problem && (
        <p className={`caption ${styles.problem}`}>
          <Icon name="circle-exclamation" /> <span>{problem}</span>
        </p>
      )}
    </>
  );
}
