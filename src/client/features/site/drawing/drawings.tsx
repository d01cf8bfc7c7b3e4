import type { CSSProperties } from 'react';
import type { SiteSettings } from '#shared/contract/site';
import { type DrawingName, drawingOf, MAX_LAYERS } from '#shared/drawing-names';
import drawing from './drawing.module.css';
import { interestId } from './interest-id';
import { project } from './isometric';
import { LAYERS } from './layers';
import { HOLES, PLATE, PLATE_HEIGHT } from './solids';
import styles from './stack-drawing.module.css';

/** From the top of one layer to the top of the next, when the upper one is a plate: many stand closer. */
const GAPS = { few: 90, many: 68 };
const FEW = 5;

/** Its height is that of the stack. */
const VIEW = { x: -158, y: -6, width: 536 };
/** From the top of the lowest layer to the lower edge of the drawing. */
const FOOT = 194;
/** The callouts begin where their lead lines end, at the right of the drawing. */
const LEAD = { start: 178, end: 202 };

/** Interests as the layers of one object, taken apart. Each callout leads to its interest. */
export function StackDrawing({ topics }: { topics: SiteSettings['topics'] }) {
  const layers = stack(topics.slice(0, MAX_LAYERS));
  const height = (layers.at(-1)?.top ?? 0) + FOOT - VIEW.y;
  return (
    <figure className={styles.figure} data-hero="drawing" style={ratioOf(height)}>
      <svg
        className={drawing.drawing}
        viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {layers.toReversed().map(({ number, top, Shape }) => (
          <g key={number}>
            {number < layers.length && <Guides from={layers[number]?.top ?? top} to={top} />}
            <g className={styles.layer} data-layer={number} transform={`translate(0 ${top})`}>
              <Shape />
            </g>
          </g>
        ))}
        {layers.map(({ number, top }) => (
          <path key={number} className={drawing.lead} d={`M${LEAD.start} ${leadHeight(top)}H${LEAD.end}`} />
        ))}
      </svg>
      <ol className={styles.callouts}>
        {layers.map(({ number, top, name }) => (
          <li
            key={number}
            className={styles.callout}
            style={{ top: share(leadHeight(top) - VIEW.y, height) }}
          >
            <a href={`#${interestId(number - 1)}`} className={styles.link} data-callout={number}>
              <span className={styles.number}>{number}</span>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}

type LayerDrawingProps = {
  topic: { drawing?: DrawingName };
  /** Its place among the interests. */
  index: number;
  className?: string | undefined;
};

/** One layer of the stack by itself. */
export function LayerDrawing({ topic, index, className }: LayerDrawingProps) {
  const { Shape } = LAYERS[drawingOf(topic, index)];
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

/** From the top to the foot, each with its number and how far down its top lies. */
function stack(topics: SiteSettings['topics']) {
  const gap = topics.length > FEW ? GAPS.many : GAPS.few;
  let top = 0;
  return topics.map((topic, index) => {
    const layer = LAYERS[drawingOf(topic, index)];
    const placed = { number: index + 1, name: topic.name, Shape: layer.Shape, top };
    top += gap + layer.height - PLATE_HEIGHT;
    return placed;
  });
}

/** The right corner of a layer. */
function leadHeight(top: number): number {
  return top + project({ x: PLATE.width, y: 0 }).y;
}

/** Where the window is low, the drawing is as wide as it may be tall. */
function ratioOf(height: number): CSSProperties & { '--stack-ratio': string } {
  return { '--stack-ratio': (VIEW.width / height).toFixed(3) };
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`;
}
