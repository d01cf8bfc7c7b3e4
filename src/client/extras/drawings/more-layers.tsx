import type { ReactNode } from 'react';
import type { MoreDrawing } from '#shared/drawing-names';
import styles from './drawing.module.css';
import { type PlanePoint, projectPoint } from './isometric';
import { Cylinder, Face, Plate, SlabShape } from './solids';

const BARS = [14, 26, 20, 38, 54].map((height, index) => ({ height, x: 42 + index * 27 }));
const HIGHEST = BARS.at(-1);
const LOUDNESS = [8, 18, 32, 14, 46, 66, 38, 80, 54, 28, 60, 40, 22, 10];
const PINS = [50, 62, 74, 86, 98];
const SAMPLES: PlanePoint[] = [
  { x: 56, y: 102 },
  { x: 72, y: 100 },
  { x: 86, y: 86 },
  { x: 100, y: 84 },
  { x: 114, y: 64 },
  { x: 130, y: 58 },
  { x: 146, y: 44 },
  { x: 160, y: 42 },
];
const SHOULDER = projectPoint({ x: 78, y: 88 }, 16);
const ELBOW = projectPoint({ x: 86, y: 66 }, 66);
const WRIST = projectPoint({ x: 148, y: 60 }, 50);
const HUB: PlanePoint = { x: 105, y: 75 };
const STATIONS: PlanePoint[] = [
  { x: 62, y: 40 },
  { x: 148, y: 40 },
  { x: 44, y: 84 },
  { x: 166, y: 88 },
  { x: 84, y: 118 },
  { x: 136, y: 116 },
];

/** These layers are not in the sample content, so they load on demand. */
export const MORE_LAYERS: Record<MoreDrawing, () => ReactNode> = {
  /** Draws a phone with one highlighted app, for mobile development. */
  phone: () => (
    <>
      <Plate>
        <path className={styles.soft} d="M34 60h26M34 75h20M34 90h26M150 60h26M156 75h20M150 90h26" />
      </Plate>
      <SlabShape slab={{ x: 72, y: 18, width: 66, depth: 114, height: 9, radius: 11, z: 9 }} />
      <Face z={9}>
        <rect className={styles.pane} x={78} y={28} width={54} height={92} rx={4} />
        <path d="M98 23h14M97 126h16" />
        {[36, 54, 72].flatMap(y =>
          [84, 99, 114].map(x => (
            <rect
              key={`${x} ${y}`}
              className={x === 99 && y === 54 ? styles.accentTop : styles.top}
              x={x}
              y={y}
              width={11}
              height={11}
              rx={3}
            />
          )),
        )}
        <rect className={styles.top} x={84} y={98} width={42} height={14} rx={3} />
      </Face>
    </>
  ),
  /** Draws uploads from three machines, for cloud computing. */
  cloud: () => (
    <>
      <Plate>
        <path
          className={styles.pane}
          d="M64 84h82a18 18 0 0 0 3-36 28 28 0 0 0-53-9 20 20 0 0 0-31 11 17 17 0 0 0-1 34Z"
        />
        <path className={styles.soft} d="M84 48a20 20 0 0 1 11-9M128 42a16 16 0 0 1 14 14" />
        <path className={styles.soft} d="M65 110V84M145 110V84" />
        <path className={styles.accentLine} d="M105 110V58M98 65l7-7 7 7" />
      </Plate>
      {[56, 96, 136].map(x => (
        <SlabShape key={x} slab={{ x, y: 106, width: 18, depth: 18, height: 13, radius: 2, z: 13 }} />
      ))}
      <Face z={13}>
        {[62, 102, 142].map(x => (
          <path key={x} d={`M${x - 2} 112h10M${x - 2} 117h6`} />
        ))}
      </Face>
    </>
  ),
  /** Draws five bars, the highest one highlighted, for data. */
  bars: () => (
    <>
      <Plate>
        <path className={styles.soft} d="M36 56H176M36 104H176M36 56v56M36 104v8" />
        {BARS.map(({ x }) => (
          <path key={x} d={`M${x + 9} 108v8`} />
        ))}
      </Plate>
      {BARS.map(({ x, height }) => (
        <SlabShape key={x} slab={{ x, y: 64, width: 18, depth: 32, height, radius: 2, z: height }} />
      ))}
      {HIGHEST && (
        <Face z={HIGHEST.height}>
          <rect className={styles.accentTop} x={HIGHEST.x} y={64} width={18} height={32} rx={2} />
        </Face>
      )}
    </>
  ),
  /** Draws a shield with a keyhole, for security. */
  shield: () => (
    <Plate>
      <path className={styles.pane} d="M105 22l50 15v34c0 27-21 45-50 57-29-12-50-30-50-57V37Z" />
      <path className={styles.soft} d="M105 32l40 12v27c0 21-16 35-40 46-24-11-40-25-40-46V44Z" />
      <path d="M105 22v10M105 117v11M55 60h10M145 60h10" />
      <path className={styles.accentTop} d="M105 52a11 11 0 0 1 6 20l4 22h-20l4-22a11 11 0 0 1 6-20Z" />
    </Plate>
  ),
  /** Draws a directional pad and buttons, one of them pressed, for games. */
  gamepad: () => (
    <>
      <Plate>
        <rect className={styles.soft} x={32} y={30} width={146} height={90} rx={42} />
        <path className={styles.pane} d="M58 67h12V55h16v12h12v16H86v12H70V83H58Z" />
        <path d="M78 61v4M78 85v4M64 75h4M88 75h4" />
        <path d="M102 106h10M118 106h10" />
      </Plate>
      {[
        { x: 141, y: 55 },
        { x: 123, y: 73 },
        { x: 159, y: 73 },
      ].map(center => (
        <Cylinder key={center.x} center={center} radius={8} height={8} />
      ))}
      <Face>
        <circle className={styles.accentTop} cx={141} cy={91} r={9} />
      </Face>
    </>
  ),
  /** Draws a waveform with a playhead, for audio. */
  wave: () => (
    <>
      <Plate>
        <path className={styles.soft} d="M36 75H174" />
        <path
          d={LOUDNESS.map((height, index) => `M${40 + index * 10} ${75 - height / 2}v${height}`).join('')}
        />
        <path className={styles.accentLine} d="M115 24V126M111 24h8M111 126h8" />
      </Plate>
      {[44, 66].map(x => (
        <Cylinder key={x} center={{ x, y: 122 }} radius={7} height={9} />
      ))}
    </>
  ),
  /** Draws a controller with its pins and a status light, for embedded systems. */
  chip: () => (
    <>
      <Plate>
        <path
          className={styles.soft}
          d={
            PINS.map(y => `M46 ${y}H74M136 ${y}H164`).join('') +
            PINS.map(y => `M${y + 31} 22V44M${y + 31} 104V128`).join('')
          }
        />
        {PINS.map(y => (
          <g key={y}>
            <rect className={styles.top} x={42} y={y - 2.5} width={9} height={5} />
            <rect className={styles.top} x={159} y={y - 2.5} width={9} height={5} />
          </g>
        ))}
      </Plate>
      <SlabShape slab={{ x: 70, y: 40, width: 70, depth: 70, height: 13, radius: 4, z: 13 }} />
      <Face z={13}>
        <rect className={styles.pane} x={82} y={52} width={46} height={46} rx={3} />
        <circle cx={78} cy={48} r={2.5} />
        <path d="M90 64h24M90 71h18M90 78h24" />
        <circle className={styles.accentTop} cx={118} cy={89} r={4} />
      </Face>
    </>
  ),
  /** Draws measurements with error bars and a fitted curve, for research. */
  plot: () => (
    <Plate>
      <rect className={styles.pane} x={40} y={28} width={134} height={88} />
      <path className={styles.soft} d="M40 50H174M40 72H174M40 94H174M73 28V116M107 28V116M140 28V116" />
      <path d="M40 28V116H174M36 50h4M36 72h4M36 94h4M73 116v4M107 116v4M140 116v4" />
      <path className={styles.accentLine} d="M46 108C78 102 96 88 114 68S148 42 170 36" />
      <path
        d={SAMPLES.map(({ x, y }) => `M${x} ${y - 9}v18M${x - 2} ${y - 9}h4M${x - 2} ${y + 9}h4`).join('')}
      />
      {SAMPLES.map(({ x, y }) => (
        <circle key={x} className={styles.top} cx={x} cy={y} r={3.2} />
      ))}
    </Plate>
  ),
  /** Draws a sheet and a pen, for writing. */
  sheet: () => (
    <Plate>
      <rect className={styles.top} x={62} y={20} width={92} height={108} rx={2} />
      <rect className={styles.pane} x={54} y={24} width={92} height={108} rx={2} />
      <path d="M66 40h44" />
      <path className={styles.soft} d="M66 52h68M66 61h64M66 70h68M66 79h52M66 94h68M66 103h60" />
      <path className={styles.accentLine} d="M66 116h26" />
      <path className={styles.top} d="M94 116l4-11 66-60 8 9-66 59Z" />
      <path d="M98 105l8 8M156 52l8 9" />
    </Plate>
  ),
  /** Draws a curve with its handles, for design. */
  curve: () => (
    <Plate>
      <path className={styles.soft} d="M40 50H170M40 75H170M40 100H170M72 28V122M105 28V122M138 28V122" />
      <circle cx={105} cy={75} r={34} />
      <path className={styles.soft} d="M71 41h68v68H71Z" />
      <path d="M48 104L66 34M162 46L144 116" />
      <path className={styles.accentLine} d="M48 104C66 34 144 116 162 46" />
      {[
        { x: 48, y: 104 },
        { x: 162, y: 46 },
      ].map(({ x, y }) => (
        <rect key={x} className={styles.accentTop} x={x - 4} y={y - 4} width={8} height={8} />
      ))}
      {[
        { x: 66, y: 34 },
        { x: 144, y: 116 },
      ].map(({ x, y }) => (
        <circle key={x} className={styles.top} cx={x} cy={y} r={4} />
      ))}
    </Plate>
  ),
  /** Draws an arm above the part that it will pick up, for robotics. */
  arm: () => (
    <>
      <Plate>
        <circle className={styles.soft} cx={78} cy={88} r={34} />
        <path className={styles.soft} d="M128 46h36v36h-36Z" />
        <path className={styles.accentLine} d="M146 54v20M136 64h20" />
      </Plate>
      <SlabShape slab={{ x: 139, y: 57, width: 14, depth: 14, height: 9, radius: 2, z: 9 }} />
      <Cylinder center={{ x: 78, y: 88 }} radius={19} height={16} />
      <Beam from={SHOULDER} to={ELBOW} width={13} />
      <Beam from={ELBOW} to={WRIST} width={9} />
      <path d={`M${WRIST.x} ${WRIST.y}v10M${WRIST.x - 6} ${WRIST.y + 20}v-7l6-3 6 3v7`} />
      {[SHOULDER, ELBOW, WRIST].map(({ x, y }, index) => (
        <circle
          key={x}
          className={index === 1 ? styles.accentTop : styles.top}
          cx={x}
          cy={y}
          r={index === 2 ? 5 : 7}
        />
      ))}
    </>
  ),
  /** Draws stations around a hub and the path of one packet, for networks. */
  mesh: () => (
    <>
      <Plate>
        <circle className={styles.soft} cx={HUB.x} cy={HUB.y} r={26} />
        <path d={STATIONS.map(({ x, y }) => `M${HUB.x} ${HUB.y}L${x} ${y}`).join('')} />
        <path className={styles.soft} d="M62 40H148L166 88M62 40L44 84M84 118H136" />
        <path className={styles.accentLine} d={`M62 40L${HUB.x} ${HUB.y}L136 116`} />
      </Plate>
      {/* The stations are ordered from the back to the front. */}
      {[...STATIONS.slice(0, 4), HUB, ...STATIONS.slice(4)].map(center => (
        <Cylinder
          key={center.x}
          center={center}
          radius={center === HUB ? 13 : 7}
          height={center === HUB ? 18 : 10}
        />
      ))}
    </>
  ),
};

function Beam({ from, to, width }: { from: PlanePoint; to: PlanePoint; width: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const side = {
    x: (((to.y - from.y) / length) * width) / 2,
    y: (((from.x - to.x) / length) * width) / 2,
  };
  const corners = [
    { x: from.x + side.x, y: from.y + side.y },
    { x: to.x + side.x * 0.8, y: to.y + side.y * 0.8 },
    { x: to.x - side.x * 0.8, y: to.y - side.y * 0.8 },
    { x: from.x - side.x, y: from.y - side.y },
  ].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return <path className={styles.top} d={`M${corners.join('L')}Z`} />;
}
