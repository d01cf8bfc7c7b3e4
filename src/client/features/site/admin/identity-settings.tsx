import { PageButton } from '#client/content/page-link';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { ListRow } from '#client/editing/lists/list-row';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { Panel } from '#client/ui/layout/panel';
import { Thumbnail } from './about/thumbnail';
import { LinksPanel } from './links-panel';
import styles from './settings.module.css';
import type { IDENTITY_FIELDS, SettingsFormProps } from './settings-fields';

type IdentityProps = SettingsFormProps<keyof typeof IDENTITY_FIELDS>;

export function IdentitySettings({ settings }: IdentityProps) {
  return (
    <>
      <ProfileSummary />
      <IdentityPanel settings={settings} />
      <LinksPanel settings={settings} />
      <DatesPanel settings={settings} />
    </>
  );
}

/** Shows what the About Editor edits, with a link to it. */
function ProfileSummary() {
  const { ownerName, role, avatar } = useSite();
  return (
    <section aria-label="Profile" className={`frame ${styles.part}`}>
      <ListRow
        lead={<Thumbnail key={avatar} src={avatar} />}
        name={ownerName}
        note={role}
        tools={
          <PageButton href={ownerPaths.profile} size="sm" aria-label="Edit profile in the About Editor">
            Edit
          </PageButton>
        }
      />
    </section>
  );
}

/** Edits the owner's words, which the home page, the structured data, the resume and share images use. */
function IdentityPanel({ settings }: IdentityProps) {
  return (
    <Panel
      id="identity"
      title="Identity"
      actions={
        <PageButton href={paths.setup} size="sm">
          Run the setup again
        </PageButton>
      }
    >
      <div className="stack narrow">
        <EditedTextField
          edit={settings}
          name="headline"
          hint="Shown as the large heading on the home page."
        />
        <EditedTextField edit={settings} name="introduction" rows={3} />
        <EditedTextField
          edit={settings}
          name="codeProfileUrl"
          hint="Linked from the logo on the not-found page."
          inputMode="url"
          placeholder="https://"
        />
      </div>
    </Panel>
  );
}

function DatesPanel({ settings }: SettingsFormProps<'experienceStart' | 'birthDate'>) {
  return (
    <Panel id="dates" title="Dates">
      <div className="grid narrow">
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
          hint="Used to show your age on events. The date itself is never shown."
          type="date"
          autoComplete="bday"
        />
      </div>
    </Panel>
  );
}
