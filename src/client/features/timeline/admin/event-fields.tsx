import { ICON_CHOICES } from '../../../../shared/icon-choices';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
import styles from './element-card.module.css';
import type { ElementEdit } from './element-copy';

export function EventFields({ edit: { copy, fields, issueOf } }: { edit: ElementEdit }) {
  return (
    <>
      <div className={styles.iconAndYear}>
        <Field label="Icon" error={issueOf('icon')}>
          <IconPicker
            label="Icon"
            choices={ICON_CHOICES}
            value={asChoice(fields.icon)}
            onValueChange={icon => copy.change({ icon })}
          />
        </Field>
        <Field label="Year" error={issueOf('year')}>
          <TextInput
            type="number"
            step={1}
            value={fields.year}
            onChange={event => copy.change({ year: event.target.value })}
            // A wheel over the row must not count the years.
            onWheel={event => event.currentTarget.blur()}
          />
        </Field>
      </div>
      <Field label="Title" error={issueOf('title')}>
        <TextInput value={fields.title} onChange={event => copy.change({ title: event.target.value })} />
      </Field>
      <Field label="Short Description" error={issueOf('shortDescription')}>
        <TextArea
          rows={3}
          className={styles.shortArea}
          value={fields.shortDescription}
          onChange={event => copy.change({ shortDescription: event.target.value })}
        />
      </Field>
      <Field label="Long Description" error={issueOf('longDescription')}>
        <TextArea
          rows={5}
          value={fields.longDescription}
          onChange={event => copy.change({ longDescription: event.target.value })}
        />
      </Field>
    </>
  );
}

/** A bare "fa-star" is shown as a solid icon, and found among the choices as one. */
function asChoice(icon: string): string {
  const solid = `fa-solid ${icon}`;
  return ICON_CHOICES.includes(solid) ? solid : icon;
}
