import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Scene, type Scenes, SKY } from './scene';

/** Draws a shell, a flower or a galaxy, which wind around a point. */
export const relief: Scenes = [
  random => drawSpiral(random, { arms: 1, growth: random.between(0.16, 0.26) }),
  random => drawSpiral(random, { arms: random.integer(5, 8), growth: random.between(0.3, 0.7) }),
  random => drawSpiral(random, { arms: random.integer(2, 3), growth: random.between(0.3, 0.4) }),
];

function drawSpiral(random: Random, { arms, growth }: { arms: number; growth: number }): Scene {
  const [x0, y0] = [random.between(560, 1040), random.between(420, 500)];
  const turning = random.pick([-1, 1]);
  const radius = random.between(430, 540);
  const start = random.between(0, 6);
  return {
    tone(x, y) {
      const distance = Math.hypot(x - x0, (y - y0) * 1.1) / radius;
      const angle = Math.atan2((y - y0) * 1.1, x - x0) * turning + start;
      if (distance > 0.84 + 0.16 * Math.cos(angle - 1)) return y > 780 ? 0.36 : SKY;
      const whorl = (Math.log(distance + 0.02) / growth + angle * arms) / (2 * Math.PI);
      return (0.05 + 0.95 * (whorl - Math.floor(whorl)) ** 1.6) * (0.75 + (0.25 * (x - x0)) / radius);
    },
    disc: { x: x0, y: y0, radius: 30 + 12 * Math.min(4, arms) },
  };
}
