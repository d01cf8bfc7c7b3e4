import { ICON_CHOICES } from '../../../../shared/icon-choices';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
import styles from './element-card.module.css';
import type { ElementFields } from './element-edit';

type EventFieldsProps = {
  fields: ElementFields;
  yearError: string | undefined;
  onChange: (changes: Partial<ElementFields>) => void;
};

export function EventFields({ fields, yearError, onChange }: EventFieldsProps) {
  return (
    <>
      <div className={styles.iconAndYear}>
        <Field label="Icon">
          <IconPicker
            label="Icon"
            choices={ICON_CHOICES}
            value={asChoice(fields.icon)}
            onValueChange={icon => onChange({ icon })}
          />
        </Field>
        <Field label="Year" error={yearError}>
          <TextInput
            type="number"
            step={1}
            value={fields.year}
            onChange={event => onChange({ year: event.target.value })}
            // A wheel over the row must not count the years.
            onWheel={event => event.currentTarget.blur()}
          />
        </Field>
      </div>
      <Field label="Title">
        <TextInput value={fields.title} onChange={event => onChange({ title: event.target.value })} />
      </Field>
      <Field label="Short Description">
        <TextArea
          rows={3}
          className={styles.shortArea}
          value={fields.shortDescription}
          onChange={event => onChange({ shortDescription: event.target.value })}
        />
      </Field>
      <Field label="Long Description">
        <TextArea
          rows={5}
          value={fields.longDescription}
          onChange={event => onChange({ longDescription: event.target.value })}
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
