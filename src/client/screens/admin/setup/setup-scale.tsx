import styles from './setup-scale.module.css';

type SetupScaleProps = { labels: string[]; current: number; onChoose: (index: number) => void };

export function SetupScale({ labels, current, onChoose }: SetupScaleProps) {
  return (
    <nav aria-label="Setup steps" className={styles.nav}>
      <ol className={styles.steps}>
        {labels.map((label, index) => (
          <li key={label}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <b className="num">{index + 1}</b>
              <span className={styles.label}>{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
