import { useRef, useState } from 'react';
import { Field, FieldRow } from '../../../../ui/forms/field';
import { SuggestInput } from '../../../../ui/forms/suggest-input';
import { Button, IconButton } from '../../../../ui/primitives/button';
import styles from './project-editor.module.css';
import { addSkill } from './project-fields';

type ProjectSkillsProps = {
  skills: string[];
  /** Skills that exist: of the owner's list and of other projects. */
  known: string[];
  error?: string | undefined;
  onChange: (skills: string[]) => void;
};

export function ProjectSkills({ skills, known, error, onChange }: ProjectSkillsProps) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(skill: string): void {
    onChange(addSkill(skills, skill));
    setName('');
  }

  function remove(skill: string): void {
    onChange(skills.filter(other => other !== skill));
    // Its button is gone, and the focus would be with it.
    input.current?.focus();
  }

  return (
    <>
      {skills.length === 0 && <p className={`muted ${styles.noSkills}`}>No skills yet.</p>}
      <ul className={styles.skills} aria-label="Skills">
        {skills.map(skill => (
          <li key={skill} className={styles.skill}>
            {skill}
            <IconButton icon="xmark" label={`Remove ${skill}`} onClick={() => remove(skill)} />
          </li>
        ))}
      </ul>
      <Field label="New skill" error={error}>
        <FieldRow>
          <SuggestInput
            ref={input}
            value={name}
            suggestions={known.filter(skill => !skills.includes(skill))}
            suggestionsLabel="Known skills"
            onValueChange={setName}
            onPick={add}
          />
          <Button onClick={() => add(name)}>Add Skill</Button>
        </FieldRow>
      </Field>
    </>
  );
}
