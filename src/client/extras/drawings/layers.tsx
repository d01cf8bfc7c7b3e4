import { type ComponentType, lazy } from 'react';
import type { DrawingName, MoreDrawing } from '#shared/drawing-names';
import styles from './drawing.module.css';
import type { PlanePoint, Slab } from './isometric';
import { Cylinder, Face, HOLES, Holes, Plate, Recess, Screws, SlabShape } from './solids';
import { BLOCK_HEIGHT, PLATE, PLATE_HEIGHT } from './stack';

export const LAYERS: Record<DrawingName, ComponentType> = {
  network: NetworkLayer,
  page: PageLayer,
  board: BoardLayer,
  print: PrintLayer,
  frame: FrameLayer,
  phone: loadLayer('phone'),
  cloud: loadLayer('cloud'),
  bars: loadLayer('bars'),
  shield: loadLayer('shield'),
  gamepad: loadLayer('gamepad'),
  wave: loadLayer('wave'),
  chip: loadLayer('chip'),
  plot: loadLayer('plot'),
  sheet: loadLayer('sheet'),
  curve: loadLayer('curve'),
  arm: loadLayer('arm'),
  mesh: loadLayer('mesh'),
};

/** Loads the drawing when it is first rendered. */
function loadLayer(name: MoreDrawing): ComponentType {
  return lazy(async () => ({ default: (await import('./more-layers')).MORE_LAYERS[name] }));
}

const NODE_COLUMNS: PlanePoint[][] = [
  column(48, 3),
  column(82, 4),
  column(116, 4),
  column(150, 2),
  column(178, 1),
];
const ACTIVE_NODES: PlanePoint[] = NODE_COLUMNS.flatMap(
  (nodes, index) => nodes[[1, 2, 1, 1, 0][index] ?? 0] ?? [],
);

/** Draws a small network and the path of one input, for machine learning. */
function NetworkLayer() {
  const links = NODE_COLUMNS.slice(1).flatMap((nodes, index) =>
    (NODE_COLUMNS[index] ?? []).flatMap(from => nodes.map(to => `M${from.x} ${from.y}L${to.x} ${to.y}`)),
  );
  return (
    <Plate>
      <path className={styles.soft} d={links.join('')} />
      <polyline className={styles.accentLine} points={pointList(ACTIVE_NODES)} />
      {NODE_COLUMNS.flat().map(node => (
        <circle
          key={`${node.x} ${node.y}`}
          className={ACTIVE_NODES.includes(node) ? styles.accentTop : styles.top}
          cx={node.x}
          cy={node.y}
          r={5.5}
        />
      ))}
    </Plate>
  );
}

/** Draws a page in its window, for web development. */
function PageLayer() {
  return (
    <Plate>
      <rect className={styles.pane} x={34} y={32} width={146} height={86} rx={5} />
      <path className={styles.soft} d="M34 46H180" />
      {[43, 50, 57].map(x => (
        <circle key={x} cx={x} cy={39} r={1.6} />
      ))}
      <path d="M46 60H92M46 68H84" />
      <path className={styles.soft} d="M46 80H98M46 87H94M46 94H80" />
      <rect className={styles.accentTop} x={46} y={102} width={30} height={10} rx={2} />
      <rect className={styles.top} x={112} y={58} width={56} height={50} rx={2} />
      <path d="M112 98l16-18 12 11 14-21 14 17" />
    </Plate>
  );
}

/** Draws a controller, its pins, a sensor and the antenna, for the internet of things. */
function BoardLayer() {
  const chip: Slab = { x: 78, y: 52, width: 46, depth: 46, height: 8, radius: 3, z: 8 };
  return (
    <>
      <Plate>
        <path
          className={styles.soft}
          d="M124 60h16l10-10h8M124 68h20l10-6h10M78 62H62L50 50M78 72H58M78 82H62l-10 10M92 98v14M102 98v20l8 8M112 98v10l14 14"
        />
        <path className={styles.accentLine} d="M146 96h8V82h8v28h8V82h8v28h8V82" />
        <circle className={styles.pane} cx={58} cy={72} r={3} />
      </Plate>
      <SlabShape slab={chip} />
      <Face z={8}>
        <circle cx={86} cy={60} r={2} />
      </Face>
      {[62, 76, 90, 104, 118].map(x => (
        <SlabShape key={x} slab={{ x, y: 126, width: 8, depth: 8, height: 12, radius: 1, z: 12 }} />
      ))}
      <Cylinder center={{ x: 160, y: 48 }} radius={9} height={14} />
    </>
  );
}

/** Draws a shell printed in layers, for 3D printing. */
function PrintLayer() {
  return (
    <>
      <SlabShape slab={{ ...PLATE, height: BLOCK_HEIGHT }} contours={[5, 10, 15, 20, 25, 30, 35]} />
      <Holes />
      <Recess x={36} y={30} width={138} depth={90} sunk={24} />
    </>
  );
}

/** Draws a frame with its bosses and one dimension, for engineering. */
function FrameLayer() {
  return (
    <>
      <SlabShape slab={{ ...PLATE, height: PLATE_HEIGHT }} />
      <Recess x={52} y={42} width={106} depth={66} sunk={PLATE_HEIGHT} isOpen />
      {HOLES.map(center => (
        <Cylinder key={`${center.x} ${center.y}`} center={center} radius={10} height={11} />
      ))}
      <Face z={11}>
        <Screws />
      </Face>
      <Face z={-PLATE_HEIGHT}>
        <path
          className={styles.accentLine}
          d="M0 174H210M0 160v20M210 160v20M9 170L0 174l9 4M201 170l9 4-9 4"
        />
      </Face>
    </>
  );
}

function column(x: number, count: number): PlanePoint[] {
  const gap = 22;
  const first = PLATE.depth / 2 - ((count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => ({ x, y: first + index * gap }));
}

function pointList(points: PlanePoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
