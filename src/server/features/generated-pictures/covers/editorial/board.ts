import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Scene, type Scenes, stack, times, toRoundTone, toSkyDisc } from './scene';

/** Draws vessels on a table. The disc stands on the lowest one. */
export const board: Scenes = [drawOne, random => drawRow(random, 3), random => drawRow(random, 2)];

type Profile = readonly number[];
type Vessel = { profile: Profile; x: number; top: number; width: number };

/** The radii of vessels from rim to foot. */
const PROFILES: readonly [Profile, ...Profile[]] = [
  [0.3, 0.26, 0.9, 1, 0.5, 0.62],
  [0.16, 0.2, 0.5, 1, 0.9, 0.3],
  [1, 0.96, 0.82, 0.56, 0.22, 0.5],
  [0.44, 0.8, 0.3, 0.86, 0.3, 0.9],
  [0.7, 0.34, 0.16, 0.16, 0.3, 0.9],
  [0.2, 0.2, 0.22, 0.86, 1, 0.8],
  [1, 0.97, 0.88, 0.7, 0.4, 0.46],
];
const FOOT = 730;

function drawOne(random: Random): Scene {
  const light = random.pick([-1, 1]);
  const place = { x: 800 + light * random.between(40, 180), top: random.between(110, 180) };
  const vessel = { ...place, profile: pickProfile(random), width: random.between(300, 400) };
  return { tone: toTone([vessel], light), disc: toSkyDisc(random, -light) };
}

function drawRow(random: Random, count: number): Scene {
  const vessels = times(count, index => ({
    profile: pickProfile(random),
    x: 800 + (index - (count - 1) / 2) * (640 - 60 * count) + random.between(-40, 40),
    top: random.between(150, 390),
    width: random.between(250, 340) - 45 * count,
  }));
  const { x, top } = vessels.reduce((low, vessel) => (vessel.top > low.top ? vessel : low));
  const radius = random.between(130, 170) / count;
  return { tone: toTone(vessels, random.pick([-1, 1])), disc: { x, y: top - radius, radius } };
}

function pickProfile(random: Random): Profile {
  return random.pick(PROFILES).map(radius => radius * random.between(0.82, 1.12));
}

function toTone(vessels: Vessel[], light: number): Scene['tone'] {
  const shadows = stack(
    vessels,
    ({ x: middle, width }, x, y) => {
      const dx = (x - middle - light * width * 0.6) / (width * 1.4);
      return Math.hypot(dx, (y - FOOT) / 40) < 1 ? 0.8 : undefined;
    },
    // A wall in the shade and a bright table show the outlines of vessels on both of their sides.
    (_, y) => (y > 680 ? 0.14 : 0.36),
  );
  return stack(
    vessels,
    ({ profile, x: middle, top, width }, x, y) => {
      const share = (y - top) / (FOOT - top);
      const side = (x - middle) / (width * toRadius(profile, share));
      return share >= 0 && share <= 1 && Math.abs(side) < 1 ? toRoundTone(side * light) : undefined;
    },
    shadows,
  );
}

/** Returns the radius at a share of the height, which changes smoothly between the points of a profile. */
function toRadius(profile: Profile, share: number): number {
  const index = Math.min(profile.length - 2, Math.max(0, Math.floor(share * (profile.length - 1))));
  const part = share * (profile.length - 1) - index;
  const [above = 0, below = 0] = profile.slice(index);
  return above + (below - above) * part * part * (3 - 2 * part);
}
