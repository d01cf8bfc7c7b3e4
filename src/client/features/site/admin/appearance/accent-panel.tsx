import { EditedTextField } from '#client/editing/fields/edited-fields';
import type { SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { getLowestContrast, toTints } from '#shared/appearance/accent';
import type { Look, LookStyle, Theme } from '#shared/appearance/looks';
import { toColors } from '#shared/appearance/palettes';
import { formatHex, parseHex } from '#shared/color/color';
import { formatRatio } from '#shared/color/contrast-ratio';
import styles from './appearance.module.css';

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
  const standard = toColors(style, 'light')('accent');
  const complete = () => {
    if (accent.trim() === '') settings.set('accent', '');
    else if (shown) settings.set('accent', formatHex(shown));
  };
  return (
    <Panel title="Accent">
      <div className="stack-4">
        <p className="muted">Highlights the current page, the focused element and unread items.</p>
        <fieldset className={`grid ${styles.swatches}`}>
          <legend className="visually-hidden">Accent color</legend>
          {SUGGESTIONS.map(({ label, accent: suggested }) => (
            <label key={label} className={`stack-1 caption ${styles.swatch}`}>
              <input
                type="radio"
                name="accent"
                style={{ background: toSwatch(suggested, style) }}
                checked={accent === suggested}
                onChange={() => settings.set('accent', suggested)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.own}>
          <input
            type="color"
            className="frame"
            aria-label="Pick a color"
            value={shown ? formatHex(shown) : standard}
            onChange={event => settings.set('accent', event.target.value)}
          />
          <EditedTextField
            edit={settings}
            name="accent"
            label="Custom color"
            placeholder={standard}
            onBlur={complete}
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

const THEMES = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const;

/** Explains how the owner's color was adjusted for contrast, with the ratio before and after. */
function AccentNote({ accent, style }: Pick<Look, 'accent' | 'style'>) {
  const color = parseHex(accent);
  const yours = color && formatHex(color);
  const tints = toTints({ accent, style });
  const adjusted = THEMES.map(({ theme }) => theme).filter(theme => yours && tints[theme].accent !== yours);
  return (
    <div role="status">
      {yours && (
        <div className="stack-3">
          <p>{explain(adjusted)}</p>
          <table className={`num caption ${styles.table}`}>
            <thead className="muted">
              <tr>
                <th scope="col">Theme</th>
                <th scope="col">Your color</th>
                <th scope="col">Shown</th>
              </tr>
            </thead>
            <tbody>
              {THEMES.map(({ theme, label }) => (
                <tr key={theme}>
                  <th scope="row">{label}</th>
                  <td>
                    <Color hex={yours} style={style} theme={theme} />
                  </td>
                  <td>
                    {tints[theme].accent === yours ? (
                      'unchanged'
                    ) : (
                      <Color hex={tints[theme].accent} style={style} theme={theme} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

type ColorProps = { hex: string; style: Look['style']; theme: Theme };

function Color({ hex, style, theme }: ColorProps) {
  return (
    <span>
      <span className={styles.dot} style={{ background: hex }} aria-hidden="true" />
      <span>{hex}</span> <span className="muted">{formatRatio(getLowestContrast(hex, style, theme))}</span>
    </span>
  );
}

const TOO_PALE = 'too pale for the light theme, which uses a darker shade';
const TOO_DARK = 'too dark for the dark theme, which uses a lighter shade';

function explain(adjusted: readonly Theme[]): string {
  if (adjusted.length === 0) return 'Your color is readable in both themes and is used unchanged.';
  if (adjusted.length === 2)
    return 'Adjusted for contrast. Text in your color is hard to read in both themes, so each uses the nearest readable shade.';
  const reason = adjusted[0] === 'light' ? TOO_PALE : TOO_DARK;
  return `Adjusted for contrast. Your color is ${reason}.`;
}
