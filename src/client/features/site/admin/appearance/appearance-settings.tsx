import type { LatestFields } from '#client/editing/fields/use-image-field';
import { SegmentedPanel } from '#client/features/site/admin/segmented-panel';
import type { APPEARANCE_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { useSite } from '#client/lib/site-queries';
import { FIRST_THEME_LABELS } from '#shared/appearance/appearance-labels';
import { AccentPanel } from './accent-panel';
import { StylePanel, TypePanel } from './choice-panels';
import { HeroPanel } from './hero-panel';
import { LogoPanel } from './logo-panel';

type AppearanceProps = SettingsFormProps<keyof typeof APPEARANCE_FIELDS> & {
  settings: LatestFields<'heroImage' | 'heroImageAlt'>;
  /** False if the site cannot draw the interests. */
  hasDrawings: boolean;
};

export function AppearanceSettings({ settings, hasDrawings }: AppearanceProps) {
  return (
    <>
      <StylePanel settings={settings} />
      <AccentPanel settings={settings} style={settings.fields.style} />
      <TypePanel settings={settings} />
      <HeroPanel settings={settings} hasDrawings={hasDrawings} site={useSite()} />
      <LogoPanel settings={settings} />
      <SegmentedPanel settings={settings} name="firstTheme" words={FIRST_THEME_LABELS}>
        Visitors can still switch themes. Their choice is saved on their device.
      </SegmentedPanel>
    </>
  );
}
