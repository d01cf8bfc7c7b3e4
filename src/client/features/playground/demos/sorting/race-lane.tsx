import { Figures } from '../../demo-controls';
import styles from '../sorting.module.css';
import type { Lane } from './race';

const PLACES = ['', '1st', '2nd', '3rd', '4th'];

type RaceLaneProps = { lane: Lane; place: number | null };

/** One algorithm at work: a bar for each value, the accent on those it is at. */
export function RaceLane({ lane, place }: RaceLaneProps) {
  const { name, values, comparisons, writes, touched } = lane;
  const highest = Math.max(...values);
  const bar = (index: number) => `M${index + 0.1} ${highest}v${-(values[index] ?? 0)}h.8V${highest}z`;
  return (
    <figure className={styles.lane}>
      <figcaption className={styles.head}>
        <strong className={styles.name}>{name}</strong>
        {place !== null && <span className={styles.place}>{PLACES[place]}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={`${values.length} values, ${place === null ? 'not sorted yet' : 'sorted'}`}
        className={styles.bars}
        viewBox={`0 0 ${values.length} ${highest}`}
        preserveAspectRatio="none"
      >
        <path d={values.map((_value, index) => bar(index)).join('')} />
        <path className={styles.touched} d={touched.map(bar).join('')} />
      </svg>
      <Figures
        figures={[
          { name: 'Comparisons', value: comparisons },
          { name: 'Writes', value: writes },
        ]}
      />
    </figure>
  );
}
