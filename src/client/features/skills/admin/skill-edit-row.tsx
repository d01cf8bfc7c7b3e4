import { type Dispatch, type KeyboardEvent, memo } from 'react';
import { Cell, Row } from '#client/editing/lists/data-list';
import { newRowKey } from '#client/editing/working-copy/rows';
import { ColorField } from '#client/ui/forms/color-field';
import { Field, TextArea, TextInput } from '#client/ui/forms/field';
import { IconPicker } from '#client/ui/forms/icon-picker';
import { Switch } from '#client/ui/forms/switch';
import { Button } from '#client/ui/primitives/button';
import { skillFields } from '#shared/contract/skill';
import { ICON_CHOICES } from '#shared/icon-choices';
import type { SkillAction } from './change-skill-rows';
import { type KnownSkills, renameNewSkill } from './known-skills';
import { DeleteSkillButton, SkillPreview } from './skill-tools';
import styles from './skills-editor.module.css';
import {
  type EditedSkill,
  isBlank,
  isIncomplete,
  isNew,
  type RequiredField,
  type SkillFields,
} from './skills-fields';

/** The IDs of elements that the rows share. */
export type SkillListIds = { names: string; categories: string; coreHint: string };

type SkillEditRowProps = {
  row: EditedSkill;
  dispatch: Dispatch<SkillAction>;
  onFocus: (key: string) => void;
  onDelete: (row: EditedSkill) => void;
  known: KnownSkills;
  listIds: SkillListIds;
};

/** Shows a row in edit mode. Confirm applies the edit to the list, and Cancel discards it. */
export const SkillEditRow = memo(function SkillEditRow(props: SkillEditRowProps) {
  const { row, dispatch, onFocus, onDelete, known, listIds } = props;
  const { key, fields, edited = fields } = row;
  const change = (changes: Partial<SkillFields>) => dispatch({ type: 'type', key, changes });
  const setName = (name: string) => change(isNew(row) ? renameNewSkill(edited, name, known) : { name });
  const findError = (field: RequiredField) =>
    row.isRefused &&
    edited[field].trim() === '' &&
    `Enter a ${field}. Visitors don't see skills without one.`;
  const end = (type: 'confirm' | 'cancel') => dispatch({ type, key });

  function endByKey(event: KeyboardEvent<HTMLInputElement>): void {
    // During composition, Enter accepts a suggestion of the input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) confirmAndContinue();
    if (event.key === 'Escape') end('cancel');
  }

  /** After a new skill, the next one follows, until Enter is pressed in a blank row. */
  function confirmAndContinue(): void {
    end('confirm');
    if (isNew(row) && !isBlank(row) && !isIncomplete(row)) dispatch({ type: 'add', key: newRowKey() });
  }

  return (
    <Row marked isForm onFocus={() => onFocus(key)}>
      <Cell label={skillFields.category.label}>
        <Field label={skillFields.category.label} hideLabel error={findError('category')}>
          <TextInput
            compact
            list={listIds.categories}
            value={edited.category}
            onChange={event => change({ category: event.target.value })}
            onKeyDown={endByKey}
          />
        </Field>
      </Cell>
      <Cell label={skillFields.name.label}>
        <Field label={skillFields.name.label} hideLabel error={findError('name')}>
          <TextInput
            autoFocus
            compact
            list={isNew(row) ? listIds.names : undefined}
            value={edited.name}
            onChange={event => setName(event.target.value)}
            onKeyDown={endByKey}
          />
        </Field>
      </Cell>
      <Cell label={skillFields.description.label}>
        <TextArea
          rows={2}
          aria-label={skillFields.description.label}
          compact
          value={edited.description}
          onChange={event => change({ description: event.target.value })}
        />
      </Cell>
      <Cell label={skillFields.icon.label}>
        <IconPicker choices={ICON_CHOICES} value={edited.icon} onValueChange={icon => change({ icon })} />
      </Cell>
      <Cell label={skillFields.color.label}>
        <ColorField
          label={skillFields.color.label}
          value={edited.color}
          onValueChange={color => change({ color })}
        />
      </Cell>
      <Cell label={skillFields.isCore.label}>
        <Switch
          aria-label={skillFields.isCore.label}
          aria-describedby={listIds.coreHint}
          checked={edited.isCore}
          onCheckedChange={isCore => change({ isCore })}
        />
      </Cell>
      <Cell place="actions" align="end">
        <Button size="sm" onClick={() => end('confirm')}>
          Confirm
        </Button>
        <Button size="sm" variant="ghost" onClick={() => end('cancel')}>
          Cancel
        </Button>
        <SkillPreview skill={edited} className={styles.phone} />
        <DeleteSkillButton
          name={fields.name || 'Unnamed'}
          className={styles.phone}
          onClick={() => onDelete(row)}
        />
      </Cell>
    </Row>
  );
});
