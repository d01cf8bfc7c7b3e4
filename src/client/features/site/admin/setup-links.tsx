import { useState } from 'react';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { MoreFields } from '#client/editing/fields/more-fields';
import { type Keyed, newRowKey } from '#client/editing/working-copy/rows';
import { Panel } from '#client/ui/layout/panel';
import type { SiteLink } from '#shared/contract/site';
import { LinkList } from './links-panel';
import styles from './settings.module.css';
import { SETTINGS_FIELDS, type SettingsFormProps } from './settings-fields';

type LinkRow = Keyed<SiteLink>;
type LinksProps = SettingsFormProps<'links'>;

const COMMON_LINKS = [
  { label: 'GitHub', icon: 'fa-brands fa-github', placeholder: 'github.com/you' },
  { label: 'LinkedIn', icon: 'fa-brands fa-linkedin', placeholder: 'linkedin.com/in/you' },
  { label: 'Email', icon: 'fa-solid fa-envelope', placeholder: 'you@example.com' },
];

/** Has a field for each of the most common links, and the list of all others. Empty links are not stored. */
export function SetupLinks({ settings }: LinksProps) {
  // A link that gets one of these labels in the list stays there.
  const [commonRows] = useState(() =>
    COMMON_LINKS.map(({ placeholder, ...link }): { placeholder: string; row: LinkRow } => ({
      placeholder,
      row: settings.fields.links.find(({ label }) => label.toLowerCase() === link.label.toLowerCase()) ?? {
        ...link,
        url: '',
        key: newRowKey(),
      },
    })),
  );
  const commonKeys = new Set(commonRows.map(({ row }) => row.key));
  return (
    <Panel title={SETTINGS_FIELDS.links.label}>
      <div className="stack narrow">
        <p className="muted">Shown in the footer of every page. Leave empty what you don't have.</p>
        <div className={`grid ${styles.common}`}>
          {commonRows.map(({ row, placeholder }) => (
            <CommonLink key={row.key} settings={settings} row={row} placeholder={placeholder} />
          ))}
        </div>
        <MoreLinks settings={settings} commonKeys={commonKeys} />
      </div>
    </Panel>
  );
}

function CommonLink({ settings, row, placeholder }: LinksProps & { row: LinkRow; placeholder: string }) {
  const { links } = settings.fields;
  const stored = links.find(({ key }) => key === row.key);
  const setUrl = (url: string) =>
    settings.set(
      'links',
      stored ? links.map(link => (link === stored ? { ...link, url } : link)) : [...links, { ...row, url }],
    );
  return (
    <EditedTextField
      edit={{
        fields: { url: (stored?.url ?? '').replace(/^mailto:/, '') },
        set: (_name, url) => setUrl(url),
        findIssue: name => settings.findRowIssue('links', row.key, name),
      }}
      name="url"
      label={row.label}
      placeholder={placeholder}
    />
  );
}

type MoreLinksProps = LinksProps & { commonKeys: ReadonlySet<string> };

/** Lists the other links. It opens if one of them is invalid. */
function MoreLinks({ settings, commonKeys }: MoreLinksProps) {
  const { links } = settings.fields;
  const common = links.filter(({ key }) => commonKeys.has(key));
  const others = links.filter(({ key }) => !commonKeys.has(key));
  const isInvalid = others.some(({ key }) =>
    ['label', 'url', 'icon'].some(column => settings.findRowIssue('links', key, column)),
  );
  return (
    <MoreFields
      title={others.length > 0 ? `More links (${others.length})` : 'More links'}
      isInvalid={isInvalid}
    >
      <LinkList
        settings={{
          ...settings,
          fields: { links: others },
          set: (_name, rows) => settings.set('links', [...common, ...rows]),
        }}
      />
    </MoreFields>
  );
}
