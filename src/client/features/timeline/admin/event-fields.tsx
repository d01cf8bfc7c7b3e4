import { ICON_CHOICES } from '../../../../shared/icon-choices';
import { EditedTextField } from '../../../editing/edited-text-field';
import { Field } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
import styles from './element-card.module.css';
import type { ElementEdit } from './element-copy';

export function EventFields({ edit }: { edit: ElementEdit }) {
  return (
    <>
      <div className={styles.iconAndYear}>
        <Field label="Icon" error={edit.issueOf('icon')}>
          <IconPicker
            label="Icon"
            choices={ICON_CHOICES}
            value={asChoice(edit.fields.icon)}
            onValueChange={icon => edit.copy.change({ icon })}
          />
        </Field>
        <EditedTextField
          edit={edit}
          name="year"
          type="number"
          step={1}
          // A wheel over the row must not count the years.
          onWheel={event => event.currentTarget.blur()}
        />
      </div>
      <EditedTextField edit={edit} name="title" />
      <EditedTextField edit={edit} name="shortDescription" rows={3} className={styles.shortArea} />
      <EditedTextField edit={edit} name="longDescription" rows={5} />
    </>
  );
}

/** A bare "fa-star" is shown as a solid icon, and found among the choices as one. */
function asChoice(icon: string): string {
  const solid = `fa-solid ${icon}`;
  return ICON_CHOICES.includes(solid) ? solid : icon;
}
