import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button';
import { Field, FieldRow, TextInput } from '../../../ui/field';
import { addSkill } from './project-draft';
import styles from './project-editor.module.css';

type ProjectSkillsProps = { skills: string[]; onChange: (skills: string[]) => void };

export function ProjectSkills({ skills, onChange }: ProjectSkillsProps) {
  const [name, setName] = useState('');

  function add(): void {
    onChange(addSkill(skills, name));
    setName('');
  }

  return (
    <>
      <ul className={styles.skills} aria-label="Skills">
        {skills.map(skill => (
          <li key={skill} className={styles.skill}>
            {skill}
            <IconButton
              icon="xmark"
              label={`Remove ${skill}`}
              onClick={() => onChange(skills.filter(other => other !== skill))}
            />
          </li>
        ))}
      </ul>
      <Field label="New skill">
        <FieldRow>
          <TextInput
            value={name}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
            onKeyDown={event => {
              // Enter adds the skill; it would save the project otherwise.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>Add Skill</Button>
        </FieldRow>
      </Field>
    </>
  );
}
