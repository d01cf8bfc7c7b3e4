import { ImageField } from '#client/editing/image-field';
import { HERO_LABELS } from '#shared/appearance/appearance-labels';
import { HEROES } from '#shared/appearance/looks';
import type { SettingsFormProps } from '../settings-fields';
import { ChoicePanel } from './choice-panel';

type HeroPanelProps = SettingsFormProps<'hero' | 'heroImage' | 'heroImageAlt'> & {
  hasPortrait: boolean;
  hasInterests: boolean;
};

export function HeroPanel({ settings, hasPortrait, hasInterests }: HeroPanelProps) {
  const { fields } = settings;
  const missing = {
    drawing: hasInterests
      ? ''
      : 'You have no interests yet, so the drawing is hidden. Add some under Sections.',
    portrait: hasPortrait ? '' : 'You have no portrait yet. Upload one under Identity.',
    picture: '',
    none: '',
  }[fields.hero];
  return (
    <ChoicePanel
      settings={settings}
      name="hero"
      hint="Shown beside the headline. On phones, your list of interests replaces the drawing."
      choices={HEROES.map(hero => ({ value: hero, ...HERO_LABELS[hero] }))}
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
