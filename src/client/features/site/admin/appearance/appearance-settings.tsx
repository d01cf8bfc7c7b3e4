import { ImageField } from '#client/editing/fields/image-field';
import type { LatestFields } from '#client/editing/fields/use-image-field';
import { SegmentedPanel } from '#client/features/site/admin/segmented-panel';
import type { APPEARANCE_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { useSite } from '#client/lib/site-queries';
import { FIRST_THEME_LABELS, HERO_LABELS } from '#shared/appearance/appearance-labels';
import { HEROES } from '#shared/appearance/looks';
import { AccentPanel } from './accent-panel';
import { ChoicePanel } from './choice-panel';
import { StylePanel, TypePanel } from './choice-panels';
import { LogoPanel } from './logo-panel';

type AppearanceProps = SettingsFormProps<keyof typeof APPEARANCE_FIELDS> & {
  settings: LatestFields<'heroImage' | 'heroImageAlt'>;
  /** False if the site cannot draw the interests. */
  hasDrawings: boolean;
};

export function AppearanceSettings({ settings, hasDrawings }: AppearanceProps) {
  const { avatar, topics } = useSite();
  return (
    <>
      <StylePanel settings={settings} />
      <AccentPanel settings={settings} style={settings.fields.style} />
      <TypePanel settings={settings} />
      <HeroPanel
        settings={settings}
        hasDrawings={hasDrawings}
        hasPortrait={avatar !== ''}
        hasInterests={topics.length > 0}
      />
      <LogoPanel settings={settings} />
      <SegmentedPanel settings={settings} name="firstTheme" words={FIRST_THEME_LABELS}>
        Visitors can still switch themes. Their choice is saved on their device.
      </SegmentedPanel>
    </>
  );
}

type HeroPanelProps = SettingsFormProps<'hero' | 'heroImage' | 'heroImageAlt'> & {
  settings: LatestFields<'heroImage' | 'heroImageAlt'>;
  hasDrawings: boolean;
  hasPortrait: boolean;
  hasInterests: boolean;
};

function HeroPanel({ settings, hasDrawings, hasPortrait, hasInterests }: HeroPanelProps) {
  const { fields } = settings;
  const choices = HEROES.filter(hero => hasDrawings || hero !== 'drawing');
  const missing = {
    drawing:
      hasInterests || !hasDrawings
        ? ''
        : 'You have no interests yet, so the drawing is hidden. Add some under Home.',
    portrait: hasPortrait ? '' : 'You have no portrait yet. Upload one in the About Editor.',
    picture: '',
    none: '',
  }[fields.hero];
  return (
    <ChoicePanel
      settings={settings}
      name="hero"
      hint={`Shown beside the headline.${hasDrawings ? ' On phones, your list of interests replaces the drawing.' : ''}`}
      choices={choices.map(hero => ({ value: hero, ...HERO_LABELS[hero] }))}
    >
      {missing !== '' && <p className="note">{missing}</p>}
      {fields.hero === 'picture' && (
        <ImageField
          usage="hero"
          edit={settings}
          name="heroImage"
          description="heroImageAlt"
          subject="The image at the top of the home page"
        />
      )}
    </ChoicePanel>
  );
}
