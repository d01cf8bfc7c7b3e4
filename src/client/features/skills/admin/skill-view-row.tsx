import { type Dispatch, memo } from 'react';
import { Cell, ColumnCaption, Row } from '#client/editing/lists/data-list';
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
    <Row>
      <Cell>{fields.category}</Cell>
      <Cell place="title">{fields.name || <span className="muted">Unnamed</span>}</Cell>
      <Cell place="wide" className="secondary">
        {fields.description}
      </Cell>
      <Cell place="control">
        <SkillIcon skill={fields} />
      </Cell>
      <Cell place="wide" numeric>
        <span className="line">
          <span className={styles.swatch} style={{ background: fields.color }} />
          {fields.color}
        </span>
      </Cell>
      <Cell place="actions">
        <Switch
          aria-label={`${skillFields.isCore.label}: ${name}`}
          checked={fields.isCore}
          onCheckedChange={isCore => dispatch({ type: 'setCore', key, isCore })}
        >
          <ColumnCaption>Core</ColumnCaption>
        </Switch>
      </Cell>
      <Cell place="actions" align="end">
        <SkillPreview skill={fields} className={styles.wide} />
        <EditSkillButton
          name={name}
          takesFocus={takesFocus}
          onClick={() => dispatch({ type: 'edit', key })}
        />
        <DeleteSkillButton name={name} className={styles.wide} onClick={() => onDelete(row)} />
      </Cell>
    </Row>
  );
});
