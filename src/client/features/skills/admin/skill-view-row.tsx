import { type Dispatch, memo } from 'react';
import { Cell, Row, RowActions } from '#client/editing/lists/table';
import { SkillIcon } from '#client/features/skills/skill-icon';
import { Switch } from '#client/ui/forms/switch';
import { skillFields } from '#shared/contract/skill';
import type { SkillAction } from './change-skill-rows';
import { DeleteSkillButton, EditSkillButton, SkillPreview } from './skill-tools';
import styles from './skills-editor.module.css';
import type { EditedSkill } from './skills-fields';

type SkillViewRowProps = {
  row: EditedSkill;
  dispatch: Dispatch<SkillAction>;
  onDelete: (row: EditedSkill) => void;
  takesFocus: boolean;
};

export const SkillViewRow = memo(function SkillViewRow(props: SkillViewRowProps) {
  const { row, dispatch, onDelete, takesFocus } = props;
  const { key, fields } = row;
  const name = fields.name || 'Unnamed';
  return (
    <Row className={styles.viewRow}>
      <Cell label={skillFields.category.label} className={styles.category}>
        {fields.category}
      </Cell>
      <Cell primary className={styles.name}>
        {fields.name || <span className="muted">Unnamed</span>}
      </Cell>
      <Cell className={styles.description}>{fields.description}</Cell>
      <Cell label={skillFields.icon.label} className={styles.icon}>
        <SkillIcon skill={fields} />
      </Cell>
      <Cell label={skillFields.color.label} numeric className={styles.color}>
        <span className={styles.colorValue}>
          <span className={styles.swatch} style={{ background: fields.color }} />
          {fields.color}
        </span>
      </Cell>
      <Cell label={skillFields.isCore.label} className={styles.core}>
        <Switch
          aria-label={`${skillFields.isCore.label}: ${name}`}
          checked={fields.isCore}
          onCheckedChange={isCore => dispatch({ type: 'setCore', key, isCore })}
        />
      </Cell>
      <Cell align="end" className={styles.actions}>
        <RowActions>
          <SkillPreview skill={fields} className={styles.wide} />
          <EditSkillButton
            name={name}
            takesFocus={takesFocus}
            onClick={() => dispatch({ type: 'edit', key })}
          />
          <DeleteSkillButton name={name} className={styles.wide} onClick={() => onDelete(row)} />
        </RowActions>
      </Cell>
    </Row>
  );
});
