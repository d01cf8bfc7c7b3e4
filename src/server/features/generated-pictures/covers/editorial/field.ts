import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Scene, type Scenes, SKY, stack, times } from './scene';

/** Curves as a landscape: dunes, the sea, and mountains. */
export const field: Scenes = [drawDunes, drawSea, drawMountains];

function drawDunes(random: Random): Scene {
  const count = random.integer(3, 4);
  const dunes = times(count, index => ({
    y: 430 + (400 * index) / count,
    length: 800 / random.between(1.8, 3.6),
    height: random.between(70, 120),
    start: random.between(0, 6),
    contrast: 0.6 + (0.4 * index) / count,
  })).reverse();
  const tone = stack(
    dunes,
    ({ y: base, length, height, start, contrast }, x, y) => {
      const depth = y - base - height * Math.sin(x / length + start) - 20 * Math.sin((2.3 * x) / length);
      return depth > 0 ? Math.max(0, 0.9 - depth / 230) * contrast + 0.07 : undefined;
    },
    (_, y) => 0.11 + y / 9000,
  );
  return { tone, disc: { x: random.between(260, 1340), y: 195, radius: random.between(70, 105) } };
}

function drawSea(random: Random): Scene {
  const horizon = random.between(370, 520);
  const radius = random.between(100, 145);
  const x0 = random.between(400, 1200);
  const swell = random.between(0.004, 0.008);
  const start = random.between(0, 6);
  return {
    tone(x, y) {
      if (y < horizon) return 0.1 + 0.16 * (1 - y / horizon);
      const near = (y - horizon) / (836 - horizon);
      const glitter = radius * (0.9 + 0.7 * near) * (0.7 + 0.3 * Math.sin(near * 34 + start));
      if (Math.abs(x - x0) < glitter) return 0.06;
      return 0.62 + 0.3 * Math.sin(x * swell * (1.6 - near) + near * 12 + start);
    },
    disc: { x: x0, y: horizon - radius - 14, radius },
  };
}

function drawMountains(random: Random): Scene {
  const count = random.integer(3, 5);
  const light = random.pick([-1, 1]);
  const mountains = times(count, index => ({
    x: 200 + (1200 * ((index * 2) % count)) / (count - 1) + random.between(-80, 80),
    y: 260 + (290 * index) / count + random.between(-30, 30),
    slope: random.between(0.75, 1.15),
    bend: random.between(-0.25, 0.25),
    rough: random.between(0.02, 0.04),
  })).reverse();
  const tone = stack(
    mountains,
    (mountain, x, y) => {
      const depth = y - mountain.y;
      if (depth < Math.abs(x - mountain.x) * mountain.slope) return;
      const ridge = mountain.x + depth * mountain.bend + 18 * Math.sin(depth * mountain.rough);
      return (x - ridge) * light < 0 ? 0.03 + depth / 3000 : 0.9 - depth / 1500;
    },
    () => SKY,
  );
  return { tone, disc: { x: random.between(300, 1300), y: 155, radius: random.between(56, 72) } };
}
