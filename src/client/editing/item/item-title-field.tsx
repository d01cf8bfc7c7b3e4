import { EditedTextField } from '#client/editing/fields/edited-fields';
import { withFollowingSlug } from '#client/editing/fields/slug-field';
import styles from './item-editor.module.css';

/** Edits the title of an item, which the address of a draft follows. */
export function ItemTitleField({ edit }: { edit: Parameters<typeof withFollowingSlug>[0] }) {
  return <EditedTextField edit={withFollowingSlug(edit)} name="title" inputClassName={styles.title} />;
}
