import styles from './dev.module.css';
import { Example } from './example';

const COLORS = [
  'bg',
  'surface',
  'sunken',
  'line',
  'control',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-wash',
];
const TONES = ['ok', 'info', 'warn', 'danger'];
const SIZES = ['12', '13', '14', '16', '18', '22', '28', '36', '48'];
const SPACES = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];

export function TokenExamples() {
  return (
    <>
      <Example label="Colors">
        <ul className="grid" style={{ '--column': '7rem' }}>
          {[...COLORS, ...TONES].map(name => (
            <li key={name}>
              <div className={styles.swatch} style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Example>
      <Example label="Type scale">
        {SIZES.map(size => (
          <p key={size} className="truncate" style={{ fontSize: `var(--fs-${size})` }}>
            {`fs-${size}: I build things`}
          </p>
        ))}
      </Example>
      <Example label="Spacing scale">
        {SPACES.map(space => (
          <div key={space} className="line">
            <code style={{ width: '3rem' }}>{`s-${space}`}</code>
            <div className={styles.length} style={{ width: `var(--s-${space})` }} />
          </div>
        ))}
      </Example>
    </>
  );
}
