import { useItemEditor } from '#client/editing/item/use-item-editor';
import type { Project } from '#shared/contract/project';
import { useProjectCalls } from '../project-admin-queries';
import { useEditedCategoryOrder } from './category-order/use-edited-category-order';
import { type MediaEditor, useMediaEditor } from './media/use-media-editor';
import { projectEditor } from './project-fields';

/** Combines the project editor with its uploads and the category order, and decides if leaving needs a confirmation. */
export function useProjectEditor(stored: Project, categories: string[]) {
  const definition = projectEditor(categories);
  const editor = useItemEditor(definition, useProjectCalls(), stored, fields =>
    media.uploads.isUnderWay && definition.validate(fields).length === 0
      ? 'Wait for uploads to finish, or cancel them.'
      : null,
  );
  const { edit, isDone } = editor;
  const { copy } = edit;
  const media: MediaEditor = useMediaEditor(edit);
  const order = useEditedCategoryOrder();
  return {
    editor,
    media,
    order,
    // Leaving cancels running uploads.
    isUnsaved: (!isDone && (edit.isDirty || media.uploads.isUnderWay)) || order.isDirty,
    onLeave: () => {
      copy.abandon();
      order.copy.abandon();
    },
  };
}
