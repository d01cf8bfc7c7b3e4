import { EditedTextField } from '#client/editing/edited-fields';
import { Panel } from '#client/ui/layout/panel';
import { toTints } from '#shared/appearance/accent';
import type { LookStyle } from '#shared/appearance/looks';
import { getColors } from '#shared/appearance/palettes';
import { formatHex, parseHex } from '#shared/color/color';
import type { SettingsFormProps } from '../settings-fields';
import { AccentNote } from './accent-note';
import styles from './accent-panel.module.css';

const SUGGESTIONS = [
  { label: 'Style default', accent: '' },
  { label: 'Crimson', accent: '#b0103a' },
  { label: 'Plum', accent: '#7a2e8e' },
  { label: 'Indigo', accent: '#4340b8' },
  { label: 'Blue', accent: '#1b5cad' },
  { label: 'Teal', accent: '#0b6a68' },
  { label: 'Green', accent: '#17693a' },
  { label: 'Ochre', accent: '#b57614' },
];

type AccentPanelProps = SettingsFormProps<'accent'> & { style: LookStyle };

export function AccentPanel({ settings, style }: AccentPanelProps) {
  const { accent } = settings.fields;
  const shown = parseHex(accent);
  const complete = () => {
    if (accent.trim() === '') settings.set('accent', '');
    else if (shown) settings.set('accent', formatHex(shown));
  };
  return (
    <Panel title="Accent">
      <div className="stack-4">
        <p className="muted">Highlights the current page, the focused element and unread items.</p>
        <fieldset className={styles.swatches}>
          <legend className="visually-hidden">Accent color</legend>
          {SUGGESTIONS.map(({ label, accent: suggested }) => (
            <label key={label} className={styles.swatch}>
              <input
                type="radio"
                name="accent"
                className={styles.radio}
                style={{ background: toSwatch(suggested, style) }}
                checked={accent === suggested}
                onChange={() => settings.set('accent', suggested)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.own}>
          <EditedTextField
            edit={settings}
            name="accent"
            label="Custom color"
            placeholder="#1f6f78"
            inputClassName={styles.hex}
            onBlur={complete}
          />
          <input
            type="color"
            aria-label="Pick a color"
            className={styles.picker}
            value={shown ? formatHex(shown) : getColors(style, 'light')('accent')}
            onChange={event => settings.set('accent', event.target.value)}
          />
        </div>
        <AccentNote accent={accent} style={style} />
      </div>
    </Panel>
  );
}

/** Shows the color as adjusted for the light theme on the left and the dark theme on the right. */
function toSwatch(accent: string, style: LookStyle): string {
  const { light, dark } = toTints({ accent, style });
  return `linear-gradient(135deg, ${light.accent} 50%, ${dark.accent} 50%)`;
}
