import { useEffect, useRef } from 'react';
import { SkillGrid } from '#client/features/skills/skill-overview';
import { StripItem } from '#client/features/skills/skill-strip';
import { Popover } from '#client/ui/overlays/popover';
import { IconButton } from '#client/ui/primitives/button';
import styles from './skills-editor.module.css';
import type { SkillFields } from './skills-fields';

type SkillPreviewProps = { skill: SkillFields; className: string | undefined };

export function SkillPreview({ skill, className }: SkillPreviewProps) {
  return (
    <Popover
      label="Skill Preview"
      align="end"
      trigger={<IconButton icon="eye" label={`Preview ${skill.name || 'Unnamed'}`} className={className} />}
    >
      {() => (
        <div className="stack-2 inset">
          <h3 className="fs-16">Skill Preview</h3>
          <p className="caption">Marquee</p>
          <ul className={styles.marquee}>
            <StripItem skill={skill} />
          </ul>
          <p className="caption">Skills section</p>
          <SkillGrid skills={[{ _id: 'preview', ...skill }]} label="Skills section" />
        </div>
      )}
    </Popover>
  );
}

type EditSkillButtonProps = {
  name: string;
  /** True for the last edited skill, whose button takes the focus when the edit closes. */
  takesFocus: boolean;
  onClick: () => void;
};

export function EditSkillButton({ name, takesFocus, onClick }: EditSkillButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus();
  }, [takesFocus]);
  return <IconButton icon="pen" label={`Edit ${name}`} ref={ref} className={styles.edit} onClick={onClick} />;
}

type DeleteSkillButtonProps = { name: string; className: string | undefined; onClick: () => void };

export function DeleteSkillButton({ name, ...rest }: DeleteSkillButtonProps) {
  return <IconButton {...rest} icon="trash" variant="danger" label={`Delete ${name}`} />;
}
