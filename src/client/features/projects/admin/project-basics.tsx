import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import type { ChangeDraft, ProjectDraft } from './project-draft';
import styles from './project-editor.module.css';

export type DraftPartProps = {
  draft: ProjectDraft;
  change: ChangeDraft;
  /** What is wrong with a field, found here or by the server at the last save. */
  errorOf: (field: keyof ProjectDraft) => string | undefined;
};

type ProjectBasicsProps = DraftPartProps & { checkLink: (field: 'github' | 'live') => void };

export function ProjectBasics({ draft, change, errorOf, checkLink }: ProjectBasicsProps) {
  return (
    <Panel>
      <div className={styles.fields}>
        <Field label="Title" error={errorOf('title')}>
          <TextInput
            className={styles.title}
            value={draft.title}
            onChange={e => change({ title: e.target.value })}
          />
        </Field>
        <Field label="Description" error={errorOf('description')}>
          <TextArea
            rows={3}
            value={draft.description}
            onChange={e => change({ description: e.target.value })}
          />
        </Field>
        <div className={styles.pair}>
          <Field label="GitHub URL" error={errorOf('github')}>
            <TextInput
              inputMode="url"
              placeholder="https://"
              value={draft.github}
              onChange={e => change({ github: e.target.value })}
              onBlur={() => checkLink('github')}
            />
          </Field>
          <Field label="Live demo URL" error={errorOf('live')}>
            <TextInput
              inputMode="url"
              placeholder="https://"
              value={draft.live}
              onChange={e => change({ live: e.target.value })}
              onBlur={() => checkLink('live')}
            />
          </Field>
        </div>
      </div>
    </Panel>
  );
}
