import { type ChangeEvent, type Dispatch, type KeyboardEvent, memo } from 'react';
import { ColorField } from '#client/ui/forms/color-field';
import { Field, TextArea, TextInput } from '#client/ui/forms/field';
import { IconPicker } from '#client/ui/forms/icon-picker';
import { Switch } from '#client/ui/forms/switch';
import { Cell, Row } from '#client/ui/layout/table';
import { IconButton } from '#client/ui/primitives/button';
import { ICON_CHOICES } from '#shared/icon-choices';
import type { SkillAction } from './change-skill-rows';
import styles from './skills-editor.module.css';
import type { EditedSkill, RequiredField, SkillFields } from './skills-fields';

type SkillEditRowProps = {
  row: EditedSkill;
  dispatch: Dispatch<SkillAction>;
  onFocus: (key: string) => void;
  categoryListId: string;
};

/** Shows a row in edit mode. Confirm applies the edit to the list, and Cancel discards it. */
export const SkillEditRow = memo(function SkillEditRow(props: SkillEditRowProps) {
  const { row, dispatch, onFocus, categoryListId } = props;
  const { key, fields, edited = fields } = row;
  const change = (changes: Partial<SkillFields>) => dispatch({ type: 'type', key, changes });
  const getInputProps = (field: 'category' | 'name' | 'description') => ({
    compact: true,
    value: edited[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: target.value }),
  });
  const findError = (field: RequiredField) =>
    row.isRefused &&
    edited[field].trim() === '' &&
    `Enter a ${field}. Visitors don't see skills without one.`;
  const end = (type: 'confirm' | 'cancel') => dispatch({ type, key });

  function endByKey(event: KeyboardEvent<HTMLInputElement>): void {
    // During composition, Enter accepts a suggestion of the input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) end('confirm');
    if (event.key === 'Escape') end('cancel');
  }

  return (
    <Row marked className={styles.editRow} onFocus={() => onFocus(key)}>
      <Cell label="Category">
        <Field label="Category" hideLabel error={findError('category')}>
          <TextInput list={categoryListId} onKeyDown={endByKey} {...getInputProps('category')} />
        </Field>
      </Cell>
      <Cell label="Name">
        <Field label="Name" hideLabel error={findError('name')}>
          <TextInput autoFocus onKeyDown={endByKey} {...getInputProps('name')} />
        </Field>
      </Cell>
      <Cell label="Description">
        <TextArea
          rows={2}
          aria-label="Description"
          className={styles.area}
          {...getInputProps('description')}
        />
      </Cell>
      <Cell label="Icon">
        <IconPicker choices={ICON_CHOICES} value={edited.icon} onValueChange={icon => change({ icon })} />
      </Cell>
      <Cell label="Color">
        <ColorField label="Color" value={edited.color} onValueChange={color => change({ color })} />
      </Cell>
      <Cell label="Core Skill">
        <Switch
          aria-label="Core skill"
          checked={edited.isCore}
          onCheckedChange={isCore => change({ isCore })}
        />
      </Cell>
      <Cell align="end">
        <div className={styles.editEnds}>
          <IconButton icon="check" variant="line" label="Confirm" onClick={() => end('confirm')} />
          <IconButton icon="xmark" variant="line" label="Cancel" onClick={() => end('cancel')} />
        </div>
      </Cell>
    </Row>
  );
});
