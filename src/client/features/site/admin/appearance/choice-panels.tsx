import { STYLE_LABELS, TYPE_LABELS } from '#shared/appearance/appearance-labels';
import { LOOK_STYLES, type LookStyle, TYPE_CHOICES, type TypePair } from '#shared/appearance/looks';
import { lightDark, PALETTES } from '#shared/appearance/palettes';
// The browser fetches a font only when a sample uses it.
import '#client/ui/styles/looks/jetbrains-mono.css';
import '#client/ui/styles/looks/newsreader.css';
import '#client/ui/styles/looks/newsreader-display.css';
import type { SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { useSite } from '#client/lib/site-queries';
import styles from './appearance.module.css';
import { ChoicePanel } from './choice-panel';

export function StylePanel({ settings }: SettingsFormProps<'style'>) {
  return (
    <ChoicePanel
      settings={settings}
      name="style"
      hint="Changes colors, fonts, corners and spacing. Your content stays the same."
      choices={LOOK_STYLES.map(style => ({
        value: style,
        ...STYLE_LABELS[style],
        sample: <StyleSample style={style} />,
      }))}
    />
  );
}

export function TypePanel({ settings }: SettingsFormProps<'type'>) {
  return (
    <ChoicePanel
      settings={settings}
      name="type"
      hint="Choose fonts for headings and text. Your own server serves them."
      choices={TYPE_CHOICES.map(type => ({
        value: type,
        label: TYPE_LABELS[type],
        ...(type === 'style'
          ? { description: 'Uses the fonts of the selected style.' }
          : { sample: <TypeSample pair={type} /> }),
      }))}
    />
  );
}

function StyleSample({ style }: { style: LookStyle }) {
  const { headline } = useSite();
  const { bg, surface, ink3, accent } = PALETTES[style];
  const colors = {
    '--sample-bg': lightDark(bg),
    '--sample-surface': lightDark(surface),
    '--sample-ink': lightDark(ink3),
    '--sample-accent': lightDark(accent),
  };
  return (
    <span
      className={`frame inset stack-2 ${styles.sample} ${styles.page}`}
      data-sample={style}
      style={colors}
      aria-hidden="true"
    >
      <b className="clamp">{headline}</b>
      <i />
      <i />
      <span />
    </span>
  );
}

function TypeSample({ pair }: { pair: TypePair }) {
  const { headline, role } = useSite();
  return (
    <span className={`stack-1 ${styles.sample}`} data-sample={pair} aria-hidden="true">
      <b>{headline || 'A headline'}</b>
      <span>{role || 'The text of a page, in this font.'}</span>
    </span>
  );
}
