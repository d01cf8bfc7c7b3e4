import { EditedTextField } from '#client/editing/fields/edited-fields';
import { PictureFields } from '#client/features/site/admin/picture-panel';
import { PROFILE_FIELDS } from '#client/features/site/admin/settings-fields';
import { useSite } from '#client/lib/site-queries';
import { SettingsRow, type SiteProps } from './settings-row';
import { Thumbnail } from './thumbnail';

/** Edits what the owner's card shows: portrait, name, role and facts. */
export function ProfileRow({ site }: SiteProps) {
  const { ownerName, role, location, education, employment, avatar } = useSite();
  const facts = [ownerName, role, location, education, employment].filter(fact => fact !== '');
  return (
    <SettingsRow
      site={site}
      summary={{
        id: 'profile',
        lead: <Thumbnail key={avatar} src={avatar} />,
        name: 'Profile',
        note: facts.join(' · ') || 'Portrait, name, role and facts',
      }}
      definitions={PROFILE_FIELDS}
    >
      {settings => (
        <>
          <PictureFields settings={settings} />
          <div className="grid narrow">
            <EditedTextField edit={settings} name="ownerName" autoComplete="name" />
            <EditedTextField edit={settings} name="role" autoComplete="organization-title" />
            <EditedTextField edit={settings} name="location" />
            <EditedTextField edit={settings} name="education" />
            <EditedTextField edit={settings} name="employment" />
          </div>
        </>
      )}
    </SettingsRow>
  );
}
