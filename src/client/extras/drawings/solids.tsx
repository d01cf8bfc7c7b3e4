import { type ReactNode, useId } from 'react';
import styles from './drawing.module.css';
import {
  circleAxes,
  contourPath,
  type PlanePoint,
  projectPoint,
  type Slab,
  shadePath,
  toFlatTransform,
  wallsPath,
} from './isometric';
import { PLATE, PLATE_HEIGHT } from './stack';

/** Renders a plane at height `z`, in which children use plain x and y. */
export function Face({ z = 0, children }: { z?: number; children: ReactNode }) {
  return <g transform={toFlatTransform(z)}>{children}</g>;
}

type SlabShapeProps = {
  slab: Slab;
  /** The distances below the top at which lines run around the walls. */
  contours?: number[];
};

export function SlabShape({ slab, contours = [] }: SlabShapeProps) {
  const { x, y, width, depth, radius, z = 0 } = slab;
  return (
    <>
      <path className={styles.wall} d={wallsPath(slab)} />
      <path className={styles.shade} d={shadePath(slab)} />
      {contours.map(below => (
        <path key={below} className={styles.contour} d={contourPath(slab, below)} />
      ))}
      <path d={wallsPath(slab)} />
      <Face z={z}>
        <rect className={styles.top} x={x} y={y} width={width} height={depth} rx={radius} />
      </Face>
    </>
  );
}

const RECESS_RADIUS = 10;

type RecessProps = PlanePoint & {
  width: number;
  depth: number;
  sunk: number;
  /** Makes a through hole, which shows the page behind the drawing. */
  isOpen?: boolean;
};

/** Draws a hole in a top with its visible walls and its floor. */
export function Recess({ x, y, width, depth, sunk, isOpen = false }: RecessProps) {
  const clipId = useId();
  const outline = { x, y, width, height: depth, rx: RECESS_RADIUS };
  return (
    <>
      <clipPath id={clipId}>
        <rect {...outline} transform={toFlatTransform()} />
      </clipPath>
      <Face>
        <rect className={styles.shade} {...outline} />
      </Face>
      <g clipPath={`url(#${clipId})`}>
        <Face z={-sunk}>
          <rect className={isOpen ? styles.opening : styles.floor} {...outline} />
        </Face>
      </g>
      <Face>
        <rect {...outline} />
      </Face>
    </>
  );
}

type CylinderProps = { center: PlanePoint; radius: number; height: number };

export function Cylinder({ center, radius, height }: CylinderProps) {
  const { rx, ry } = circleAxes(radius);
  const { x, y } = projectPoint(center, height);
  const body = `M${x - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-height}Z`;
  return (
    <>
      <path className={styles.wall} d={body} />
      <path
        className={styles.shade}
        d={`M${x} ${y}v${height + ry}a${rx} ${ry} 0 0 0 ${rx} ${-ry}v${-height}Z`}
      />
      <path d={body} />
      <ellipse className={styles.top} cx={x} cy={y} rx={rx} ry={ry} />
    </>
  );
}

const HOLE_INSET = 20;
/** The screw holes, clockwise from the back. */
export const HOLES: PlanePoint[] = [
  { x: HOLE_INSET, y: HOLE_INSET },
  { x: PLATE.width - HOLE_INSET, y: HOLE_INSET },
  { x: PLATE.width - HOLE_INSET, y: PLATE.depth - HOLE_INSET },
  { x: HOLE_INSET, y: PLATE.depth - HOLE_INSET },
];

/** Draws a plate with a flat drawing on it. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <>
      <SlabShape slab={{ ...PLATE, height: PLATE_HEIGHT }} />
      <Holes />
      <Face>{children}</Face>
    </>
  );
}

export function Holes() {
  return (
    <Face>
      <Screws />
    </Face>
  );
}

/** Draws the screw holes without a plane. */
export function Screws() {
  return HOLES.map(({ x, y }) => <circle key={`${x} ${y}`} className={styles.hole} cx={x} cy={y} r={4} />);
}
