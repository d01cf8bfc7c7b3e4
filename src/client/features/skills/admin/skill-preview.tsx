import { Popover } from '../../../ui/overlays/popover';
import { IconButton } from '../../../ui/primitives/button';
import { SkillGrid } from '../skill-overview';
import { StripItem } from '../skill-strip';
import type { SkillFields } from './skills-draft';
import styles from './skills-editor.module.css';

/** 'Skill Preview': how visitors see the skill, in the scrolling strip and in the skills section. */
export function SkillPreview({ skill }: { skill: SkillFields }) {
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
            <p className={styles.previewLabel}>Marquee</p>
            <ul className={styles.marquee}>
              <StripItem skill={skill} />
            </ul>
            <p className={styles.previewLabel}>Skills section</p>
            <SkillGrid skills={[{ _id: 'preview', ...skill }]} label="Skills section" />
          </div>
        </>
      )}
    </Popover>
  );
}
