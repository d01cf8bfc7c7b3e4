import type { MediaItem } from '../../../../../shared/contract/project';
import type { ProjectCopy } from '../editor/use-project-editor';
import { keyOf } from './item-keys';

export type MediaErrors = (key: string, field: keyof MediaItem) => string | undefined;

/** What the server found wrong at the last save, by item and field, wherever the item is by now. */
export function mediaErrors(issues: ProjectCopy['issues']): MediaErrors {
  return (key, field) =>
    issues.find(({ path, of }) => {
      const item = path[0] === 'media' && path[2] === field && of.media[Number(path[1])];
      return item && keyOf(item) === key;
    })?.message;
}
