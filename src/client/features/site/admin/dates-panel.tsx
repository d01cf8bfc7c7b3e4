import { Field, TextInput } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import type { SettingsPartProps } from './settings-draft';
import styles from './settings-editor.module.css';

export function DatesPanel({ draft, change, errorOf }: SettingsPartProps) {
  return (
    <Panel id="dates" title="Dates" className={styles.panel}>
      <div className={styles.pair}>
        <Field
          label="Experience since"
          hint="Counts the years of experience on the home page."
          error={errorOf('experienceStart', draft.experienceStart)}
        >
          <TextInput
            type="date"
            value={draft.experienceStart}
            onChange={event => change({ experienceStart: event.target.value })}
          />
        </Field>
        <Field
          label="Birth date"
          optional
          hint="Never shown. With it, events of the timeline tell your age."
          error={errorOf('birthDate', draft.birthDate)}
        >
          <TextInput
            type="date"
            autoComplete="bday"
            value={draft.birthDate}
            onChange={event => change({ birthDate: event.target.value })}
          />
        </Field>
      </div>
    </Panel>
  );
}
