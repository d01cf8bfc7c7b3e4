import { DeleteItemDialog, type DeleteItemDialogProps } from '#client/editing/item/delete-item-dialog';
import { PROJECT_ITEM } from '#client/features/projects/admin/editor/project-fields';
import { useProjectCalls } from '#client/features/projects/admin/project-admin-queries';

/** This is a separate component, so that the list does not render again for each step of the call. */
export function DeleteProject(props: Pick<DeleteItemDialogProps, 'item' | 'onClose' | 'onDeleted'>) {
  return <DeleteItemDialog {...props} form={PROJECT_ITEM} calls={useProjectCalls()} />;
}
