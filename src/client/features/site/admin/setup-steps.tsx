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
const LINKS = { location, links: { ...links, isEqual: isSameWhereFilledIn } };
const INTERESTS = { topics: SECTION_FIELDS.topics, experienceStart };

/** Who the owner is: what the top of the home page says. */
export function YouStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-you" definitions={YOU} {...props}>
      {(settings, was) => (
        <>
          <div className={`stack ${styles.pair}`}>
            <EditedTextField
              edit={settings}
              name="ownerName"
              placeholder={was.ownerName}
              autoComplete="name"
            />
            <EditedTextField edit={settings} name="role" placeholder={was.role} />
          </div>
          <EditedTextField
            edit={settings}
            name="headline"
            placeholder={was.headline}
            hint="The large heading on the home page."
          />
          <EditedTextField
            edit={settings}
            name="introduction"
            rows={3}
            placeholder={was.introduction}
            hint="One or two sentences below the headline."
          />
          <PicturePanel settings={settings} />
        </>
      )}
    </SetupForm>
  );
}

/** Where to find the owner. */
export function LinksStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-links" definitions={LINKS} normalize={withoutEmptyLinks} {...props}>
      {(settings, was) => (
        <>
          <EditedTextField edit={settings} name="location" optional placeholder={was.location} />
          <ProposedLinks settings={settings} />
        </>
      )}
    </SetupForm>
  );
}

const PROPOSED: SiteLink[] = [
  { label: 'GitHub', url: '', icon: 'fa-brands fa-github' },
  { label: 'LinkedIn', url: '', icon: 'fa-brands fa-linkedin' },
  { label: 'Email', url: '', icon: 'fa-solid fa-envelope' },
];

/** Whoever has no links yet is asked for the most usual ones; those that stay empty are not stored. */
function ProposedLinks({ settings }: SettingsFormProps<'links'>) {
  const isEmpty = settings.fields.links.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; rows that the owner removes stay away
  useEffect(() => {
    if (isEmpty)
      settings.set(
        'links',
        PROPOSED.map(link => ({ ...link, key: newRowKey() })),
      );
  }, []);
  return <LinksPanel settings={settings} />;
}

function withoutEmptyLinks<Fields extends { links: readonly Keyed<SiteLink>[] }>(fields: Fields): Fields {
  return { ...fields, links: filledIn(fields.links).map(link => ({ ...link, url: asLink(link.url) })) };
}

function filledIn(rows: readonly Keyed<SiteLink>[]): Keyed<SiteLink>[] {
  return rows.filter(({ url }) => url.trim() !== '');
}

function isSameWhereFilledIn(a: readonly Keyed<SiteLink>[], b: readonly Keyed<SiteLink>[]): boolean {
  return links.isEqual?.(filledIn(a), filledIn(b)) ?? false;
}

/** An e-mail address by itself is one to write to. */
function asLink(url: string): string {
  return /^[^\s:/]+@[^\s:/]+$/.test(url.trim()) ? `mailto:${url.trim()}` : url;
}

/** What the owner does: the layers of the drawing on the home page. */
export function InterestsStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-interests" definitions={INTERESTS} {...props}>
      {settings => (
        <>
          <InterestTiles settings={settings} />
          <EditedTextField
            edit={settings}
            name="experienceStart"
            hint="The home page counts your years of experience from here."
            type="date"
          />
        </>
      )}
    </SetupForm>
  );
}

// By itself: what visitors load has no part of its own that the owner's code shares.
const LayerDrawing = lazy(async () => ({ default: (await import('../drawing/drawings')).LayerDrawing }));

function InterestTiles({ settings: { fields, set } }: SettingsFormProps<'topics'>) {
  const chosen = fields.topics;
  const ofChoice = ({ drawing }: SiteTopic) => chosen.find(topic => topic.drawing === drawing);
  const choose = (choice: SiteTopic, isWanted: boolean) =>
    set(
      'topics',
      isWanted
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
                  checked={ofChoice(choice) !== undefined}
                  disabled={!ofChoice(choice) && chosen.length >= MAX_LAYERS}
                  onChange={({ target }) => choose(choice, target.checked)}
                />
                <Suspense fallback={<span className={styles.tileDrawing} />}>
                  <LayerDrawing topic={choice} index={index} className={styles.tileDrawing} />
                </Suspense>
                <span>{ofChoice(choice)?.name ?? choice.name}</span>
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
