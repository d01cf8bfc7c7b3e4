import { EditedTextField } from '#client/editing/edited-fields';
import { Panel } from '#client/ui/layout/panel';
import styles from './settings-editor.module.css';
import type { IDENTITY_FIELDS, SettingsFormProps } from './settings-fields';

/** The owner's details, used on every page, in structured data, the resume and share images. */
export function IdentityPanel({ settings }: SettingsFormProps<keyof typeof IDENTITY_FIELDS>) {
  return (
    <Panel id="identity" title="Identity" className={styles.panel}>
      <div className={styles.fields}>
        <div className={`stack ${styles.pair}`}>
          <EditedTextField edit={settings} name="ownerName" autoComplete="name" />
          <EditedTextField edit={settings} name="role" autoComplete="organization-title" />
        </div>
        <EditedTextField edit={settings} name="headline" hint="The large heading on the home page." />
        <EditedTextField edit={settings} name="introduction" rows={3} />
        <div className={`stack ${styles.pair}`}>
          <EditedTextField edit={settings} name="location" />
          <EditedTextField edit={settings} name="education" />
          <EditedTextField edit={settings} name="employment" />
          <EditedTextField
            edit={settings}
            name="codeProfileUrl"
            hint="Linked from the logo on the not-found page."
            inputMode="url"
            placeholder="https://"
          />
        </div>
      </div>
    </Panel>
  );
}

export function DatesPanel({ settings }: SettingsFormProps<'experienceStart' | 'birthDate'>) {
  return (
    <Panel id="dates" title="Dates" className={styles.panel}>
      <div className={`stack ${styles.pair}`}>
        <EditedTextField
          edit={settings}
          name="experienceStart"
          optional
          hint="The home page counts your years of experience from this date."
          type="date"
        />
        <EditedTextField
          edit={settings}
          name="birthDate"
          optional
          hint="Never shown. Used to show your age on events."
          type="date"
          autoComplete="bday"
        />
      </div>
    </Panel>
  );
}
