import { Field, TextArea, TextInput } from '../../../../ui/forms/field';
import { Panel } from '../../../../ui/layout/panel';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './use-project-editor';

export function ProjectBasics({ project: { copy, fields, issueOf } }: ProjectFormProps) {
  return (
    <Panel>
      <div className={styles.fields}>
        <Field label="Title" error={issueOf('title')}>
          <TextInput
            className={styles.title}
            value={fields.title}
            onChange={e => copy.change({ title: e.target.value })}
          />
        </Field>
        <Field label="Description" error={issueOf('description')}>
          <TextArea
            rows={3}
            value={fields.description}
            onChange={e => copy.change({ description: e.target.value })}
          />
        </Field>
        <div className={styles.pair}>
          <Field label="GitHub URL" error={issueOf('github')}>
            <TextInput
              inputMode="url"
              placeholder="https://"
              value={fields.github}
              onChange={e => copy.change({ github: e.target.value })}
              onBlur={() => copy.check('github')}
            />
          </Field>
          <Field label="Live demo URL" error={issueOf('live')}>
            <TextInput
              inputMode="url"
              placeholder="https://"
              value={fields.live}
              onChange={e => copy.change({ live: e.target.value })}
              onBlur={() => copy.check('live')}
            />
          </Field>
        </div>
      </div>
    </Panel>
  );
}
