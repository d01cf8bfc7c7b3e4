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
          hint="The home page counts your years of experience from here."
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
          hint="Never shown. Used to show your age on events."
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
