import { leastContrast, toTints } from '#shared/appearance/accent';
import type { Look, Theme } from '#shared/appearance/looks';
import { formatHex, parseHex } from '#shared/color/color';
import { formatRatio } from '#shared/color/contrast-ratio';
import styles from './accent-panel.module.css';

const THEMES = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const;

/** Explains how the owner's color was adjusted for contrast, with the ratio before and after. */
export function AccentNote({ accent, style }: Pick<Look, 'accent' | 'style'>) {
  const color = parseHex(accent);
  const yours = color && formatHex(color);
  const tints = toTints({ accent, style });
  const adjusted = THEMES.map(({ theme }) => theme).filter(theme => yours && tints[theme].accent !== yours);
  return (
    <div role="status">
      {yours && (
        <div className={`stack-3 ${styles.note}`} data-adjusted={adjusted.length > 0}>
          <p>{explain(adjusted)}</p>
          <table className={`num ${styles.table}`}>
            <thead>
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
    <span className={styles.color}>
      <span className={styles.dot} style={{ background: hex }} aria-hidden="true" />
      {hex} <span className="muted">{formatRatio(leastContrast(hex, style, theme))}</span>
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
