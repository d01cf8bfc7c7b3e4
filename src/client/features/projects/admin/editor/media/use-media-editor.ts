import { useState } from 'react';
import { NEW_MEDIA_ITEM } from '#client/content/media/media-item';
import { useImageField } from '#client/editing/fields/use-image-field';
import { sortByIds } from '#client/editing/reorder/order';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { useToast } from '#client/ui/feedback/toast';
import type { MediaItem } from '#shared/contract/project';
import { capitalize } from '#shared/text';
import { mediaChanges } from './media-changes';
import { canBeMain, MAIN_KEY, nameTile, toTiles } from './media-tiles';
import { useMediaUploads } from './use-media-uploads';

export type MediaEditor = ReturnType<typeof useMediaEditor>;

/**
 * Edits the images and videos of a project. Call it above the tabs, because uploads continue while another tab
 * is shown, and saving waits for them.
 */
export function useMediaEditor(project: ProjectFormProps['project']) {
  const { copy, fields } = project;
  const changes = mediaChanges(copy);
  const [status, setStatus] = useState('');
  const announce = (message: string) => setStatus(capitalize(message));
  /** The key of the tile whose fields are open. */
  const [opened, setOpened] = useState<string | null>(null);
  const image = useImageField({ edit: project, name: 'image', description: 'imageAlt' });
  const { uploads, isUploading, addFiles } = useMediaUploads({
    copy,
    announce,
    onMain: main => setOpened(key => (key === main ? MAIN_KEY : key)),
  });
  const toast = useToast();
  const tiles = toTiles(fields);
  const findProblem = (key: string) => COLUMNS.map(column => findError(project, key, column)).find(Boolean);

  /** Swaps an image with the main one. No file is deleted. */
  function makeMain(key: string): void {
    const before = changes.latest();
    uploads.cancel(key);
    changes.makeMain(key);
    toast.info('Main image changed.', { actions: [{ label: 'Undo', onAct: () => changes.change(before) }] });
  }

  /** Returns the reason why a tile cannot become the main image, or null. */
  function findRefusal(key: string): string | null {
    if (isUploading(key)) return 'Wait for the upload to finish, or cancel it.';
    const tile = tiles.find(other => other.key === key);
    return tile && canBeMain(tile) ? null : 'Only an image can be the main image.';
  }

  /** Applies an order of the tiles. An image at the front becomes the main one. */
  function reorder(keys: string[]): void {
    const [front = MAIN_KEY] = keys;
    const refusal = front === MAIN_KEY ? null : findRefusal(front);
    if (refusal !== null) toast.info(refusal);
    if (front !== MAIN_KEY && refusal === null) makeMain(front);
    // Items added meanwhile stay at the end.
    else changes.changeItems(items => sortByIds(items, keys, ({ key }) => key));
  }

  return {
    tiles,
    /** The number of tiles with content. */
    count: fields.media.length + (fields.image === '' ? 0 : 1),
    image,
    uploads,
    isUploading,
    addFiles,
    /** Screen readers announce this text when it changes. */
    status,
    announce,
    opened,
    open: (key: string) => setOpened(key),
    close: () => setOpened(null),
    openInvalid: () => setOpened(tiles.find(({ key }) => findProblem(key))?.key ?? null),
    findError: (key: string, column: keyof MediaItem) => findError(project, key, column),
    findProblem,
    getName: (key: string) => nameTile(fields.media, key),
    edit: changes.edit,
    setLoop: changes.setLoop,
    addNew: () => {
      const [added] = changes.add([NEW_MEDIA_ITEM]);
      announce(`Media item ${changes.latest().media.length} added.`);
      setOpened(added?.key ?? null);
    },
    remove: (key: string) => {
      uploads.cancel(key);
      changes.remove(key);
      announce('Media item removed.');
    },
    makeMain,
    reorder,
  };
}

const COLUMNS = ['url', 'type', 'caption', 'alt'] as const;

function findError(
  project: ProjectFormProps['project'],
  key: string,
  column: keyof MediaItem,
): string | undefined {
  if (key !== MAIN_KEY) return project.findRowIssue('media', key, column);
  if (column === 'url') return project.findIssue('image');
  return column === 'alt' ? project.findIssue('imageAlt') : undefined;
}
