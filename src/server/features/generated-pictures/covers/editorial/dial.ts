import type { Random } from '#server/features/generated-pictures/covers/random';
import type { Scene, Scenes } from './scene';

/** Draws rays, rings or a whirl around a point. */
export const dial: Scenes = [
  random => drawRays(random, 0),
  drawRings,
  random => drawRays(random, random.pick([-1, 1]) * random.between(0.0012, 0.003)),
];

function drawRays(random: Random, twist: number): Scene {
  const [x0, y0] = [random.between(380, 1220), random.pick([680, random.between(330, 600)])];
  const radius = random.between(96, 140);
  const count = random.integer(7, 14);
  const start = random.between(0, 6);
  return {
    tone(x, y) {
      const distance = Math.hypot(x - x0, y - y0);
      if (distance < radius * 1.1) return 0;
      if (distance < radius * 1.7) return distance < radius * 1.5 ? 0.82 : 0;
      const angle = Math.atan2(y - y0, x - x0) + distance * twist;
      return Math.sin(angle * count + start) > 0 ? 0.85 - (distance - radius) / 1500 : 0.08;
    },
    disc: { x: x0, y: y0, radius },
  };
}

function drawRings(random: Random): Scene {
  const [x0, y0] = [random.between(380, 1220), random.between(330, 570)];
  const radius = random.between(70, 110);
  const band = random.between(70, 110);
  const [start, turn] = [random.between(0, 6), random.between(0.4, 1.1)];
  return {
    tone(x, y) {
      const ring = Math.floor((Math.hypot(x - x0, y - y0) - radius) / band);
      if (ring % 2 === 0) return 0.08;
      return ring < 0 ? 0 : 0.52 + 0.44 * Math.cos(Math.atan2(y - y0, x - x0) - start - ring * turn);
    },
    disc: { x: x0, y: y0, radius },
  };
}
