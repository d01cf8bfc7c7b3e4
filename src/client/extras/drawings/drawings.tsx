import type { LayerProps } from '#client/features/site/hero/interest-drawings';
import { toDrawings } from '#shared/drawing-names';
import drawing from './drawing.module.css';
import { projectPoint } from './isometric';
import { LAYERS } from './layers';
import { HOLES } from './solids';
import { LEAD, type StackLayer, type Topics, toStack } from './stack';

/** Draws interests as the layers of an exploded drawing, from the lowest to the highest. */
export function StackDrawing({ topics }: { topics: Topics }) {
  const { layers, viewBox } = toStack(topics);
  return (
    <svg className={drawing.drawing} viewBox={viewBox} aria-hidden="true" focusable="false">
      {layers.toReversed().map(layer => (
        <LayerOfStack key={layer.number} layer={layer} above={layers[layer.number - 2]} />
      ))}
    </svg>
  );
}

type LayerOfStackProps = { layer: StackLayer; above: StackLayer | undefined };

function LayerOfStack({ layer, above }: LayerOfStackProps) {
  const { number, top, corner, offset } = layer;
  const Shape = LAYERS[layer.drawing];
  return (
    <g className={drawing.layer} data-layer={number} style={{ '--number': number, '--offset': offset }}>
      <g className={drawing.plate}>
        <g transform={`translate(0 ${top})`}>
          <Shape />
          {above && <Guides height={top - above.top} />}
        </g>
      </g>
      <g transform={`translate(${LEAD.end} ${corner})`}>
        <path className={drawing.lead} d={`M${LEAD.start - LEAD.end} 0H0`} />
      </g>
    </g>
  );
}

/** Draws the assembly lines through the holes, without the one at the back, which would cross the drawing. */
function Guides({ height }: { height: number }) {
  return HOLES.slice(1).map(hole => {
    const { x, y } = projectPoint(hole);
    return (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path className={drawing.guide} d={`M0 0V${-height}`} />
      </g>
    );
  });
}

export function LayerDrawing({ topics, index, className }: LayerProps) {
  const Shape = LAYERS[toDrawings(topics)[index] ?? 'frame'];
  return (
    <span className={className}>
      <svg className={drawing.drawing} viewBox="-154 -12 334 236" aria-hidden="true" focusable="false">
        <Shape />
      </svg>
    </span>
  );
}
