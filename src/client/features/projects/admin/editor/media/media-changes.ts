import { withKeys } from '#client/editing/working-copy/rows';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import type { MediaItem } from '#shared/contract/project';
import { type ProjectMedia, type Tile, withMain } from './media-tiles';

/**
 * Returns the changes of the images and videos in the working copy. They start from its latest fields, because
 * two uploads may finish before the next render.
 */
export function mediaChanges(copy: ProjectFormProps['project']['copy']) {
  const latest = (): ProjectMedia => copy.getState().fields;
  const change = ({ image, imageAlt, media }: ProjectMedia) => copy.change({ image, imageAlt, media });
  const changeItems = (changed: (items: readonly Tile[]) => readonly Tile[]) =>
    copy.change({ media: changed(latest().media) });
  return {
    latest,
    change,
    changeItems,
    add: (items: MediaItem[]): Tile[] => {
      const added = withKeys(items);
      changeItems(before => [...before, ...added]);
      return added;
    },
    edit: (key: string, changed: (item: MediaItem) => MediaItem) =>
      changeItems(items => items.map(item => (item.key === key ? { ...changed(item), key } : item))),
    remove: (key: string) => changeItems(items => items.filter(item => item.key !== key)),
    /** Chooses the only video that the card plays, or none. */
    setLoop: (key: string, isLoop: boolean) =>
      changeItems(items =>
        items.map(({ loop: _, ...item }) => (item.key === key && isLoop ? { ...item, loop: true } : item)),
      ),
    makeMain: (key: string) => change(withMain(latest(), key)),
  };
}
