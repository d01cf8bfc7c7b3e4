import type { SiteSettings } from '../../../../shared/contract/site';
import { interestId } from '../../../lib/paths';
import drawing from './drawing.module.css';
import { project } from './isometric';
import { LAYERS } from './layers';
import { HOLES, PLATE, PLATE_HEIGHT } from './solids';
import styles from './stack-drawing.module.css';

/** From the top of one layer to the top of the next, when the upper one is a plate. */
const GAP = 90;

const VIEW = { x: -158, y: -6, width: 536, height: 580 };
/** The callouts begin where their lead lines end, at the right of the drawing. */
const LEAD = { start: 178, end: 202 };

/** Interests as the layers of one object, taken apart. Each callout leads to its interest. */
export function StackDrawing({ topics }: { topics: SiteSettings['topics'] }) {
  const layers = LAYERS.map((layer, index) => ({ ...layer, top: topOf(index), topic: topics[index] }));
  const callouts = layers.filter(({ topic }) => topic !== undefined);
  return (
    <figure className={styles.figure}>
      <svg
        className={drawing.drawing}
        viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {layers.toReversed().map(({ name, top, Shape }, index) => (
          <g key={name}>
            {index > 0 && <Guides from={layers[layers.length - index]?.top ?? top} to={top} />}
            <g className={styles.layer} data-layer={name} transform={`translate(0 ${top})`}>
              <Shape />
            </g>
          </g>
        ))}
        {callouts.map(({ name, top }) => (
          <path key={name} className={drawing.lead} d={`M${LEAD.start} ${leadHeight(top)}H${LEAD.end}`} />
        ))}
      </svg>
      <ol className={styles.callouts}>
        {callouts.map(({ name, top, topic }, index) => (
          <li
            key={name}
            className={styles.callout}
            style={{ top: share(leadHeight(top) - VIEW.y, VIEW.height) }}
          >
            <a href={`#${interestId(index)}`} className={styles.link} data-callout={name}>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.name}>{topic?.name}</span>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** One layer of the stack by itself. */
export function LayerDrawing({ index, className }: { index: number; className?: string | undefined }) {
  const Shape = LAYERS[index]?.Shape;
  if (!Shape) return null;
  return (
    <span className={className}>
      <svg className={drawing.drawing} viewBox="-154 -12 334 236" aria-hidden="true" focusable="false">
        <Shape />
      </svg>
    </span>
  );
}

/** The lines along which the layers come together, through their holes; the one at the back would only cross the drawing. */
function Guides({ from, to }: { from: number; to: number }) {
  const lines = HOLES.slice(1).map(hole => {
    const { x, y } = project(hole);
    return `M${x} ${y + from}V${y + to}`;
  });
  return <path className={drawing.guide} d={lines.join('')} />;
}

function topOf(index: number): number {
  const extra = LAYERS.slice(0, index).reduce((sum, { height }) => sum + height - PLATE_HEIGHT, 0);
  return index * GAP + extra;
}

/** The right corner of a layer. */
function leadHeight(top: number): number {
  return top + project({ x: PLATE.width, y: 0 }).y;
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`;
}
