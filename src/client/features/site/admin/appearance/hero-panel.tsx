import { ImageField } from '#client/editing/fields/image-field';
import type { LatestFields } from '#client/editing/fields/use-image-field';
import type { SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { HERO_LABELS } from '#shared/appearance/appearance-labels';
import { HEROES, type HeroChoice, toShownHero } from '#shared/appearance/looks';
import type { SiteSettings } from '#shared/contract/site';
import { ChoicePanel } from './choice-panel';

type HeroPanelProps = SettingsFormProps<'hero' | 'heroImage' | 'heroImageAlt'> & {
  settings: LatestFields<'heroImage' | 'heroImageAlt'>;
  hasDrawings: boolean;
  site: Pick<SiteSettings, 'avatar' | 'topics'>;
};

export function HeroPanel({ settings, hasDrawings, site }: HeroPanelProps) {
  const { avatar, topics } = site;
  const toShown = (hero: HeroChoice) => toShownHero({ hero, avatar, hasDrawings });
  const shown = toShown(settings.fields.hero);
  const offered = HEROES.filter(hero => toShown(hero) === hero);
  const missing = {
    drawing:
      topics.length > 0 ? '' : 'You have no interests yet, so the drawing is hidden. Add some under Home.',
    portrait: avatar !== '' ? '' : 'You have no portrait yet. Upload one in the About Editor.',
    picture: '',
    none: '',
  }[shown];
  return (
    <ChoicePanel
      settings={{ ...settings, fields: { hero: shown } }}
      name="hero"
      hint="Shown beside the headline."
      choices={offered.map(hero => ({ value: hero, ...HERO_LABELS[hero] }))}
    >
      {missing !== '' && <p className="note">{missing}</p>}
      {shown === 'picture' && (
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
