import type { LayerProps } from '#client/features/site/hero/interest-drawings';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { interestId } from '#client/lib/paths';
import type { SiteSettings } from '#shared/contract/site';
import { MAX_LAYERS, toDrawings } from '#shared/drawing-names';
import drawing from './drawing.module.css';
import { projectPoint } from './isometric';
import { LAYERS } from './layers';
import { HOLES, PLATE, PLATE_HEIGHT } from './solids';

/** The distance between the tops of two plates, smaller for many layers. */
const GAPS = { few: 90, many: 68 };
const FEW = 5;

// The height of the drawing follows from the stack.
const VIEW = { x: -158, y: -6, width: 536 };
/** The distance from the top of the lowest layer to the lower edge of the drawing. */
const FOOT = 194;
/** The lead lines from the layers to the callouts on the right. */
const LEAD = { start: 178, end: 202 };

/** Draws interests as the layers of an exploded drawing, with callouts that link to them. */
export function StackDrawing({ topics }: { topics: Readonly<SiteSettings['topics']> }) {
  const layers = stack(topics.slice(0, MAX_LAYERS));
  const height = (layers.at(-1)?.top ?? 0) + FOOT - VIEW.y;
  // The style sheet limits the width in low windows by this ratio.
  const ratio = (VIEW.width / height).toFixed(3);
  return (
    <figure className={drawing.figure} data-hero="drawing" style={{ '--stack-ratio': ratio }}>
      <svg
        className={drawing.drawing}
        viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {layers.toReversed().map(({ number, top, Shape }) => (
          <g key={number}>
            {number < layers.length && <Guides from={layers[number]?.top ?? top} to={top} />}
            <g className={drawing.layer} data-layer={number} transform={`translate(0 ${top})`}>
              <Shape />
            </g>
          </g>
        ))}
        {layers.map(({ number, top }) => (
          <path key={number} className={drawing.lead} d={`M${LEAD.start} ${leadHeight(top)}H${LEAD.end}`} />
        ))}
      </svg>
      <ol className={drawing.callouts}>
        {layers.map(({ number, top, name }) => (
          <li
            key={number}
            className={drawing.callout}
            style={{ top: toPercent(leadHeight(top) - VIEW.y, height) }}
          >
            <a
              href={`#${interestId(number - 1)}`}
              className={`line secondary ${drawing.link}`}
              data-callout={number}
            >
              <span className="numeral">{number}</span>
              <span className={`clamp ${drawing.name}`}>
                <Hyphenated isNarrow text={name} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}

export function LayerDrawing({ topics, index, className }: LayerProps) {
  const { Shape } = LAYERS[toDrawings(topics)[index] ?? 'frame'];
  return (
    <span className={className}>
      <svg className={drawing.drawing} viewBox="-154 -12 334 236" aria-hidden="true" focusable="false">
        <Shape />
      </svg>
    </span>
  );
}

/** Draws the assembly lines through the holes, without the one at the back, which would cross the drawing. */
function Guides({ from, to }: { from: number; to: number }) {
  const lines = HOLES.slice(1).map(hole => {
    const { x, y } = projectPoint(hole);
    return `M${x} ${y + from}V${y + to}`;
  });
  return <path className={drawing.guide} d={lines.join('')} />;
}

/** Numbers the layers from the top and computes their offsets. */
function stack(topics: Readonly<SiteSettings['topics']>) {
  const gap = topics.length > FEW ? GAPS.many : GAPS.few;
  let top = 0;
  return toDrawings(topics).map((name, index) => {
    const layer = LAYERS[name];
    const placed = { number: index + 1, name: topics[index]?.name ?? '', Shape: layer.Shape, top };
    top += gap + layer.height - PLATE_HEIGHT;
    return placed;
  });
}

/** Returns the height of the right corner of a layer. */
function leadHeight(top: number): number {
  return top + projectPoint({ x: PLATE.width, y: 0 }).y;
}

function toPercent(part: number, total: number): string {
  return `${((part / total) * 100).toFixed(2)}%`;
}
