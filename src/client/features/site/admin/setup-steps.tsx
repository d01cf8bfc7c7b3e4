import { lazy, Suspense, useEffect } from 'react';
import { EditedTextField } from '#client/editing/edited-fields';
import { type Keyed, newRowKey } from '#client/editing/rows';
import { Checkbox } from '#client/ui/forms/checkbox';
import { Panel } from '#client/ui/layout/panel';
import { MAX_LAYERS } from '#shared/drawing-names';
import { INTEREST_CHOICES } from './interest-choices';
import { LinksPanel } from './list-panels';
import { PicturePanel } from './picture-panel';
import styles from './settings-editor.module.css';
import {
  IDENTITY_FIELDS,
  SECTION_FIELDS,
  type SettingsFormProps,
  type SiteLink,
  type SiteTopic,
} from './settings-fields';
import { SetupForm, type SetupFormProps } from './setup-form';

const { ownerName, role, headline, introduction, avatar, location, links, experienceStart } = IDENTITY_FIELDS;
const YOU = { ownerName, role, headline, introduction, avatar };
const LINKS = { location, links: { ...links, isEqual: hasSameFilledLinks } };
const INTERESTS = { topics: SECTION_FIELDS.topics, experienceStart };

export function YouStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-you" definitions={YOU} {...props}>
      {(settings, original) => (
        <>
          <div className={`stack ${styles.pair}`}>
            <EditedTextField
              edit={settings}
              name="ownerName"
              placeholder={original.ownerName}
              autoComplete="name"
            />
            <EditedTextField edit={settings} name="role" placeholder={original.role} />
          </div>
          <EditedTextField
            edit={settings}
            name="headline"
            placeholder={original.headline}
            hint="The large heading on the home page."
          />
          <EditedTextField
            edit={settings}
            name="introduction"
            rows={3}
            placeholder={original.introduction}
            hint="One or two sentences below the headline."
          />
          <PicturePanel settings={settings} />
        </>
      )}
    </SetupForm>
  );
}

export function LinksStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-links" definitions={LINKS} normalize={normalizeLinks} {...props}>
      {(settings, original) => (
        <>
          <EditedTextField edit={settings} name="location" optional placeholder={original.location} />
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
  return {
    ...fields,
    links: getFilledLinks(fields.links).map(link => ({ ...link, url: toLinkUrl(link.url) })),
  };
}

function getFilledLinks(rows: readonly Keyed<SiteLink>[]): Keyed<SiteLink>[] {
  return rows.filter(({ url }) => url.trim() !== '');
}

function hasSameFilledLinks(a: readonly Keyed<SiteLink>[], b: readonly Keyed<SiteLink>[]): boolean {
  return links.isEqual?.(getFilledLinks(a), getFilledLinks(b)) ?? false;
}

function toLinkUrl(url: string): string {
  return /^[^\s:/]+@[^\s:/]+$/.test(url.trim()) ? `mailto:${url.trim()}` : url;
}

export function InterestsStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-interests" definitions={INTERESTS} {...props}>
      {settings => (
        <>
          <InterestTiles settings={settings} />
          <EditedTextField
            edit={settings}
            name="experienceStart"
            hint="The home page counts your years of experience from this date."
            type="date"
          />
        </>
      )}
    </SetupForm>
  );
}

// Loaded lazily so that code shared with visitors' pages isn't split into another chunk.
const LayerDrawing = lazy(async () => ({ default: (await import('../drawing/drawings')).LayerDrawing }));

function InterestTiles({ settings: { fields, set } }: SettingsFormProps<'topics'>) {
  const chosen = fields.topics;
  const findTopic = ({ drawing }: SiteTopic) => chosen.find(topic => topic.drawing === drawing);
  const choose = (choice: SiteTopic, isChecked: boolean) =>
    set(
      'topics',
      isChecked
        ? [...chosen, { ...choice, key: newRowKey() }]
        : chosen.filter(({ drawing }) => drawing !== choice.drawing),
    );
  return (
    <Panel title="Interests">
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">Interests</legend>
        <ul className={`stack-3 ${styles.tiles}`}>
          {INTEREST_CHOICES.map((choice, index) => (
            <li key={choice.drawing}>
              <label htmlFor={`choice-${choice.drawing}`} className={styles.tile}>
                <Checkbox
                  id={`choice-${choice.drawing}`}
                  checked={findTopic(choice) !== undefined}
                  disabled={!findTopic(choice) && chosen.length >= MAX_LAYERS}
                  onChange={({ target }) => choose(choice, target.checked)}
                />
                <Suspense fallback={<span className={styles.tileDrawing} />}>
                  <LayerDrawing topic={choice} index={index} className={styles.tileDrawing} />
                </Suspense>
                <span>{findTopic(choice)?.name ?? choice.name}</span>
              </label>
            </li>
          ))}
        </ul>
        <p role="status" className="note">
          <strong>
            {chosen.length} of {MAX_LAYERS} chosen
          </strong>
          . You can add your own later in Settings.
        </p>
      </fieldset>
    </Panel>
  );
}
