import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Scene, type Scenes, SKY, stack, times, toRoundTone } from './scene';

/** Draws two pipes, a road, or three pipes that cross. */
export const route: Scenes = [random => drawPipes(random, 2), drawRoad, random => drawPipes(random, 3)];

function drawPipes(random: Random, count: number): Scene {
  const pipes = times(count, index => ({
    y: 300 + (300 * index) / (count - 1),
    swing: random.between(100, 180),
    wave: (random.between(0.9, 1.9) * Math.PI) / 800,
    start: random.between(0, 6),
    radius: random.between(190, 240) / count,
  }));
  const disc = { x: random.between(240, 1360), y: random.pick([150, 750]), radius: random.between(52, 70) };
  const tone = stack(
    pipes,
    ({ y: base, swing, wave, start, radius }, x, y) => {
      const angle = x * wave + start;
      const side =
        (y - base - swing * Math.sin(angle)) / radius / Math.hypot(1, swing * wave * Math.cos(angle));
      if (Math.abs(side) > 1.18) return;
      return Math.abs(side) > 1 ? 0 : toRoundTone(side);
    },
    () => SKY,
  );
  return { tone: (x, y) => (Math.hypot(x - disc.x, y - disc.y) < disc.radius ? 0 : tone(x, y)), disc };
}

function drawRoad(random: Random): Scene {
  const horizon = random.between(350, 430);
  const x0 = random.between(560, 1040);
  const swing = random.pick([-1, 1]) * random.between(240, 420);
  const bends = random.between(1.8, 2.7) * Math.PI;
  const light = random.pick([-1, 1]);
  const radius = random.between(80, 125);
  return {
    tone(x, y) {
      if (y < horizon) return 0.1 + 0.12 * (1 - y / horizon);
      const near = (y - horizon) / (836 - horizon);
      const side = (x - x0 - swing * near * Math.sin(bends * (1 - near) ** 0.6)) / (10 + 260 * near);
      if (Math.abs(side) < 1) return 0.05;
      return side * light > 0 ? 0.88 - 0.4 * near : 0.5 - 0.22 * near;
    },
    disc: { x: x0, y: horizon - radius - 16, radius },
  };
}
