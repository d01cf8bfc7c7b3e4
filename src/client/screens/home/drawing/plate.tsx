import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import type { Point } from './isometric';
import { Face, SlabShape } from './solids';

/** The plate that every layer is: its top lies in the plane z = 0. */
export const PLATE = { x: 0, y: 0, width: 210, depth: 150, radius: 16 };
export const PLATE_HEIGHT = 8;

const HOLE_INSET = 20;
/** Where the screws go through, from the back round by the right. */
export const HOLES: Point[] = [
  { x: HOLE_INSET, y: HOLE_INSET },
  { x: PLATE.width - HOLE_INSET, y: HOLE_INSET },
  { x: PLATE.width - HOLE_INSET, y: PLATE.depth - HOLE_INSET },
  { x: HOLE_INSET, y: PLATE.depth - HOLE_INSET },
];

/** A layer that is a plate with something flat on it. */
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

/** The holes themselves, to be laid on a plane of any height. */
export function Screws() {
  return HOLES.map(({ x, y }) => <circle key={`${x} ${y}`} className={styles.hole} cx={x} cy={y} r={4} />);
}
