import { useEffect } from 'react';
import { EditedTextField } from '#client/editing/edited-fields';
import { type Keyed, newRowKey } from '#client/editing/rows';
import { Panel } from '#client/ui/layout/panel';
import type { SiteLink } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { LinksPanel } from './links-panel';
import { PicturePanel } from './picture-panel';
import styles from './settings-editor.module.css';
import { IDENTITY_FIELDS, PROFILE_FIELDS, type SettingsFormProps } from './settings-fields';
import { SetupForm, type SetupFormProps } from './setup-form';

const { ownerName, role, avatar } = PROFILE_FIELDS;
const { headline, introduction, links } = IDENTITY_FIELDS;
const YOU = {
  ...{ ownerName, role, headline, introduction, avatar },
  links: { ...links, isEqual: hasSameFilledLinks },
};

/** Edits the owner's name, words, portrait and links. */
export function YouStep(props: SetupFormProps) {
  const isFirst = props.sample !== null;
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
      {...props}
    >
      {settings => (
        <>
          <Panel title="Name and headline">
            <div className="stack narrow">
              <div className={`stack ${styles.pair}`}>
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
          </Panel>
          <PicturePanel settings={settings} saveLabel="Continue" />
          <SuggestedLinks settings={settings} />
        </>
      )}
    </SetupForm>
  );
}

const SUGGESTED_LINKS: SiteLink[] = [
  { label: 'GitHub', url: '', icon: 'fa-brands fa-github' },
  { label: 'LinkedIn', url: '', icon: 'fa-brands fa-linkedin' },
  { label: 'Email', url: '', icon: 'fa-solid fa-envelope' },
];

/** Suggests the most common links to owners without any. Empty ones are not stored. */
function SuggestedLinks({ settings }: SettingsFormProps<'links'>) {
  const isEmpty = settings.fields.links.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; removed rows must not return
  useEffect(() => {
    if (isEmpty)
      settings.set(
        'links',
        SUGGESTED_LINKS.map(link => ({ ...link, key: newRowKey() })),
      );
  }, []);
  return <LinksPanel settings={settings} />;
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
