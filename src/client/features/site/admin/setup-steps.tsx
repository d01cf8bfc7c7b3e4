import { EditedTextField } from '#client/editing/fields/edited-fields';
import type { Keyed } from '#client/editing/working-copy/rows';
import { useSite } from '#client/lib/site-queries';
import { Panel } from '#client/ui/layout/panel';
import type { SiteLink } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { PictureFields } from './picture-panel';
import styles from './settings.module.css';
import { IDENTITY_FIELDS, PROFILE_FIELDS } from './settings-fields';
import { SetupForm, type SetupFormProps } from './setup-form';
import { SetupLinks } from './setup-links';

const { ownerName, role, avatar } = PROFILE_FIELDS;
const { headline, introduction, links } = IDENTITY_FIELDS;
const YOU = {
  ownerName,
  role,
  headline,
  introduction,
  avatar,
  links: { ...links, isEqual: hasSameFilledLinks },
};

/** Edits the owner's name, words, portrait and links. */
export function YouStep(props: SetupFormProps) {
  const isFirst = props.sample !== null;
  const { experienceStart } = useSite();
  const isUnasked = isFirst && experienceStart === BLANK_SITE_SETTINGS.experienceStart;
  const explainEmpty = (name: 'role' | 'headline' | 'introduction') =>
    isFirst ? ` Leave empty for “${BLANK_SITE_SETTINGS[name]}”` : '';
  return (
    <SetupForm
      name="setup-you"
      definitions={YOU}
      normalize={normalizeLinks}
      // Other words under the sample's name would describe two people.
      validate={fields =>
        isFirst && fields.ownerName.trim() === '' ? [{ path: ['ownerName'], message: 'Enter your name' }] : []
      }
      // The home page counts no years of experience that the owner never entered.
      alongside={isUnasked ? { experienceStart: null } : undefined}
      {...props}
    >
      {settings => (
        <>
          <Panel title="Name and portrait">
            <div className={`stack ${styles.you}`}>
              <div className="stack">
                <div className="grid">
                  <EditedTextField
                    edit={settings}
                    name="ownerName"
                    placeholder="Your name"
                    autoComplete="name"
                  />
                  <EditedTextField
                    edit={settings}
                    name="role"
                    optional
                    placeholder="Your role"
                    hint={explainEmpty('role').trim()}
                  />
                </div>
                <EditedTextField
                  edit={settings}
                  name="headline"
                  placeholder="What you do, in a few words"
                  hint={`The large heading on the home page.${explainEmpty('headline')}`}
                />
                <EditedTextField
                  edit={settings}
                  name="introduction"
                  optional
                  rows={2}
                  placeholder="One or two sentences"
                  hint={`Shown below the headline.${explainEmpty('introduction')}`}
                />
              </div>
              <PictureFields settings={settings} saveLabel="Continue" isCompact />
            </div>
          </Panel>
          <SetupLinks settings={settings} />
        </>
      )}
    </SetupForm>
  );
}

function normalizeLinks<Fields extends { links: readonly Keyed<SiteLink>[] }>(fields: Fields): Fields {
  return { ...fields, links: getFilledLinks(fields.links) };
}

function getFilledLinks(rows: readonly Keyed<SiteLink>[]): Keyed<SiteLink>[] {
  return rows.filter(({ url }) => url.trim() !== '');
}

function hasSameFilledLinks(a: readonly Keyed<SiteLink>[], b: readonly Keyed<SiteLink>[]): boolean {
  return links.isEqual?.(getFilledLinks(a), getFilledLinks(b)) ?? false;
}
