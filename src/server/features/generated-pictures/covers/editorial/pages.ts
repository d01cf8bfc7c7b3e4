import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Scene, type Scenes, SKY, stack, times } from './scene';

/** Draws arches, a corridor or gates, one behind another. */
export const pages: Scenes = [
  random => drawOpenings(random, Math.hypot),
  drawCorridor,
  random => drawOpenings(random, (dx, dy) => Math.max(Math.abs(dx), Math.abs(dy))),
];

const FLOOR = 780;

/** Draws openings within each other, of which `toDistance` is the shape of the upper end. */
function drawOpenings(random: Random, toDistance: (dx: number, dy: number) => number): Scene {
  const light = random.pick([-1, 1]);
  const count = random.integer(4, 6);
  const shrink = random.between(0.68, 0.78);
  const drift = random.between(-34, 34);
  const [x0, width] = [random.between(620, 980), random.between(430, 540)];
  const openings = times(count, index => ({ index, x: x0 + drift * index, radius: width * shrink ** index }));
  const { x, radius } = openings.reverse()[0] ?? { x: x0, radius: width };
  const tone = stack(
    openings,
    (opening, x, y) => {
      if (y > FLOOR || toDistance(x - opening.x, Math.min(0, y - 590)) > opening.radius) return;
      const side = (light * (x - opening.x)) / opening.radius;
      return opening.radius === radius ? 0.03 : 0.2 + 0.14 * opening.index + 0.36 * side;
    },
    (_, y) => (y > FLOOR ? 0.5 : SKY),
  );
  return { tone, disc: { x, y: FLOOR - radius * 0.42, radius: radius * 0.42 } };
}

function drawCorridor(random: Random): Scene {
  const light = random.pick([-1, 1]);
  const [x0, y0] = [random.between(520, 1080), random.between(400, 520)];
  const ratio = random.between(1.35, 1.6);
  const end = random.between(0.13, 0.17);
  return {
    tone(x, y) {
      const [dx, dy] = [(x - x0) / 900, (y - y0) / 560];
      const distance = Math.max(Math.abs(dx), Math.abs(dy)) / end;
      if (distance < 1) return 0.03;
      const pillar = (Math.log(distance) / Math.log(ratio)) % 1 > 0.62 ? -0.18 : 0.06;
      if (Math.abs(dx) < Math.abs(dy)) return dy > 0 ? 0.34 : 0.24 + pillar;
      return (dx * light > 0 ? 0.74 : 0.38) + pillar;
    },
    disc: { x: x0, y: y0 + 560 * end - 46, radius: 46 },
  };
}
