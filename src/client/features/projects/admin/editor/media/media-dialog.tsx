import { useRef, useState } from 'react';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button, IconButton } from '#client/ui/primitives/button';
import { capitalize } from '#shared/text';
import { ItemFields, MainFields } from './media-fields';
import { canBeMain, MAIN_KEY, type Tile } from './media-tiles';
import type { MediaEditor } from './use-media-editor';

type MediaDialogProps = ProjectFormProps & { editor: MediaEditor; tile: Tile; onRemove: () => void };

/** Edits the fields of a tile, and leads to those of its neighbors. */
export function MediaDialog({ project, editor, tile, onRemove }: MediaDialogProps) {
  const { tiles, image, close } = editor;
  const urlField = useRef<HTMLInputElement>(null);
  // Reads the first tile only, because another focus would open the dialog again.
  const [initialFocus] = useState(() => (tile.url === '' ? urlField : undefined));
  const isMain = tile.key === MAIN_KEY;
  const index = tiles.findIndex(({ key }) => key === tile.key);
  const turn = (by: number) => {
    const next = tiles.at((index + by) % tiles.length);
    if (next) editor.open(next.key);
  };
  const removeMain = () => {
    close();
    image.remove();
  };
  const makeMain = () => {
    close();
    editor.makeMain(tile.key);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={capitalize(editor.getName(tile.key))}
      initialFocus={initialFocus}
      footer={
        <>
          {tiles.length > 1 && (
            <span className="line fill">
              <IconButton icon="chevron-left" label="Previous" variant="line" onClick={() => turn(-1)} />
              <IconButton icon="chevron-right" label="Next" variant="line" onClick={() => turn(1)} />
            </span>
          )}
          {isMain && image.url !== '' && <Button onClick={removeMain}>Remove image</Button>}
          {!isMain && <Button onClick={onRemove}>Remove</Button>}
          {!isMain && canBeMain(tile) && (
            <Button disabled={editor.isUploading(tile.key)} onClick={makeMain}>
              Make main image
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </>
      }
    >
      {isMain ? (
        <MainFields project={project} editor={editor} />
      ) : (
        <ItemFields editor={editor} tile={tile} urlField={urlField} />
      )}
    </Dialog>
  );
}
