import { type Dispatch, memo, useEffect, useRef } from 'react';
import { SkillGrid } from '#client/features/skills/skill-overview';
import { StripItem } from '#client/features/skills/skill-strip';
import { Switch } from '#client/ui/forms/switch';
import { IconClass } from '#client/ui/icons/icon-class';
import { Cell, Row, RowActions } from '#client/ui/layout/table';
import { Popover } from '#client/ui/overlays/popover';
import { IconButton } from '#client/ui/primitives/button';
import type { SkillAction } from './change-skill-rows';
import styles from './skills-editor.module.css';
import type { EditedSkill, SkillFields } from './skills-fields';

type SkillViewRowProps = {
  row: EditedSkill;
  dispatch: Dispatch<SkillAction>;
  onDelete: (row: EditedSkill) => void;
  /** True for the last edited row, whose Edit button takes the focus when the edit closes. */
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

function SkillPreview({ skill }: { skill: SkillFields }) {
  return (
    <Popover
      label="Skill Preview"
      align="end"
      trigger={<IconButton icon="eye" label={`Preview ${skill.name || 'Unnamed'}`} />}
    >
      {() => (
        <>
          <h3 className={styles.previewTitle}>Skill Preview</h3>
          <div className={styles.preview}>
            <p className={`caption ${styles.previewLabel}`}>Marquee</p>
            <ul className={styles.marquee}>
              <StripItem skill={skill} />
            </ul>
            <p className={`caption ${styles.previewLabel}`}>Skills section</p>
            <SkillGrid skills={[{ _id: 'preview', ...skill }]} label="Skills section" />
          </div>
        </>
      )}
    </Popover>
  );
}
