import { type ReactNode, useId } from 'react';
import styles from './drawing.module.css';
import {
  circleAxes,
  contourPath,
  flat,
  type Point,
  project,
  type Slab,
  shadePath,
  wallsPath,
} from './isometric';

/** A plane at height `z`; its children use plain x and y. */
export function Face({ z = 0, children }: { z?: number; children: ReactNode }) {
  return <g transform={flat(z)}>{children}</g>;
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
      <path className={styles.line} d={wallsPath(slab)} />
      <Face z={z}>
        <rect className={styles.top} x={x} y={y} width={width} height={depth} rx={radius} />
      </Face>
    </>
  );
}

type RecessProps = Point & {
  width: number;
  depth: number;
  radius: number;
  sunk: number;
  /** Makes a through hole, which shows the page behind the drawing. */
  isOpen?: boolean;
};

/** A hole in a top with its visible walls and its floor. */
export function Recess({ x, y, width, depth, radius, sunk, isOpen = false }: RecessProps) {
  const clipId = useId();
  const outline = { x, y, width, height: depth, rx: radius };
  return (
    <>
      <clipPath id={clipId}>
        <rect {...outline} transform={flat()} />
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
        <rect className={styles.line} {...outline} />
      </Face>
    </>
  );
}

type CylinderProps = { center: Point; radius: number; height: number };

export function Cylinder({ center, radius, height }: CylinderProps) {
  const { rx, ry } = circleAxes(radius);
  const { x, y } = project(center, height);
  const body = `M${x - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-height}Z`;
  return (
    <>
      <path className={styles.wall} d={body} />
      <path
        className={styles.shade}
        d={`M${x} ${y}v${height + ry}a${rx} ${ry} 0 0 0 ${rx} ${-ry}v${-height}Z`}
      />
      <path className={styles.line} d={body} />
      <ellipse className={styles.top} cx={x} cy={y} rx={rx} ry={ry} />
    </>
  );
}

/** The base plate of a layer, with its top in the plane z = 0. */
export const PLATE = { x: 0, y: 0, width: 210, depth: 150, radius: 16 };
export const PLATE_HEIGHT = 8;

const HOLE_INSET = 20;
/** The screw holes, clockwise from the back. */
export const HOLES: Point[] = [
  { x: HOLE_INSET, y: HOLE_INSET },
  { x: PLATE.width - HOLE_INSET, y: HOLE_INSET },
  { x: PLATE.width - HOLE_INSET, y: PLATE.depth - HOLE_INSET },
  { x: HOLE_INSET, y: PLATE.depth - HOLE_INSET },
];

/** A plate with a flat drawing on it. */
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

/** The screw holes without a plane. */
export function Screws() {
  return HOLES.map(({ x, y }) => <circle key={`${x} ${y}`} className={styles.hole} cx={x} cy={y} r={4} />);
}
