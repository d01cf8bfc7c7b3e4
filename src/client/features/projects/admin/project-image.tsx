import { Field, TextInput } from '../../../ui/field';
import { Panel } from '../../../ui/panel';
import type { DraftPartProps } from './project-basics';
import styles from './project-editor.module.css';

export function ProjectImage({ draft, change, errorOf }: DraftPartProps) {
  return (
    <Panel>
      <div className={styles.fields}>
        <div className={styles.picture}>
          {draft.image !== '' && <img src={draft.image} alt={draft.imageAlt || draft.title} />}
        </div>
        <Field label="Image URL" error={errorOf('image')}>
          <TextInput
            inputMode="url"
            placeholder="https:// or /uploads/"
            value={draft.image}
            onChange={e => change({ image: e.target.value })}
          />
        </Field>
        <Field
          label="Image description"
          hint="Read out to visitors who cannot see the image."
          error={errorOf('imageAlt')}
        >
          <TextInput value={draft.imageAlt} onChange={e => change({ imageAlt: e.target.value })} />
        </Field>
      </div>
    </Panel>
  );
}
