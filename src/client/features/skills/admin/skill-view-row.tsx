import { type Dispatch, memo, useEffect, useRef } from 'react';
import { Switch } from '../../../ui/forms/switch';
import { IconClass } from '../../../ui/icons/icon-class';
import { Cell, Row, RowActions } from '../../../ui/layout/table';
import { IconButton } from '../../../ui/primitives/button';
import { SkillPreview } from './skill-preview';
import type { SkillAction, SkillRow } from './skills-draft';
import styles from './skills-editor.module.css';

type SkillViewRowProps = {
  row: SkillRow;
  dispatch: Dispatch<SkillAction>;
  onDelete: (row: SkillRow) => void;
  /** Its edit had the focus: where that went away with the edit, it comes back to where it began. */
  takesFocus: boolean;
};

export const SkillViewRow = memo(function SkillViewRow(props: SkillViewRowProps) {
  const { row, dispatch, onDelete, takesFocus } = props;
  const { key, fields } = row;
  const name = fields.name || 'Unnamed';
  const editRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) editRef.current?.focus();
  }, [takesFocus]);
  return (
    <Row>
      <Cell label="Category">{fields.category}</Cell>
      <Cell primary>{fields.name || <span className="muted">Unnamed</span>}</Cell>
      <Cell className={styles.description}>{fields.description}</Cell>
      <Cell label="Icon">
        <IconClass className={fields.icon} color={fields.color} />
      </Cell>
      <Cell label="Color" numeric>
        <span className={styles.color}>
          <span className={styles.swatch} style={{ background: fields.color }} />
          {fields.color}
        </span>
      </Cell>
      <Cell label="Core Skill">
        <Switch
          aria-label={`Core skill: ${name}`}
          checked={fields.isCore}
          onCheckedChange={isCore => dispatch({ type: 'setCore', key, isCore })}
        />
      </Cell>
      <Cell align="end">
        <RowActions>
          <SkillPreview skill={fields} />
          <IconButton
            icon="pen"
            label={`Edit ${name}`}
            ref={editRef}
            onClick={() => dispatch({ type: 'edit', key })}
          />
          <IconButton icon="trash" variant="danger" label={`Delete ${name}`} onClick={() => onDelete(row)} />
        </RowActions>
      </Cell>
    </Row>
  );
});
