import { expect, test } from 'vitest';
import {
  createParticleField,
  type Particle,
  type ParticleField,
  resizeParticleField,
  stepParticleField,
  toOpacity,
  visitLinks,
} from '#client/ui/site/particle-field';
import { seededRandom } from '../support/seeded-random';

const SIZE = { width: 1200, height: 300 };

function particle(fields: Partial<Particle> = {}): Particle {
  const rest = { velocityX: 0, velocityY: 0, age: 1, lifetime: 20, lonely: 0, weight: 0.5 };
  return { x: 0, y: 0, ...rest, ...fields };
}

function createField(particles: Particle[], fields: Partial<ParticleField> = {}): ParticleField {
  return { ...SIZE, particles, pointer: null, random: seededRandom(), ...fields };
}

function run(field: ParticleField, seconds: number): void {
  for (let time = 0; time < seconds; time += 0.05) stepParticleField(field, 0.05);
}

function countLinks(field: ParticleField): number {
  let links = 0;
  visitLinks(field, () => {
    links += 1;
  });
  return links;
}

test('a new field contains 100 particles with a lifetime of 10 to 25 seconds', () => {
  const { particles } = createParticleField(SIZE, seededRandom());
  expect(particles).toHaveLength(100);
  for (const { x, y, lifetime } of particles) {
    expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
    expect(lifetime >= 10 && lifetime <= 25).toBe(true);
  }
});

test('the field still contains 100 particles after a minute with the mouse in the middle', () => {
  const field = createParticleField(SIZE, seededRandom());
  field.pointer = { x: 600, y: 150 };
  run(field, 60);
  expect(field.particles).toHaveLength(100);
  for (const { x, y } of field.particles)
    expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
});

test('a link between particles or to the mouse pointer is shorter than 100 px', () => {
  const links = [99.9, 100].map(x => countLinks(createField([particle(), particle({ x })])));
  expect(links).toEqual([1, 0]);
  const field = createField([particle()], { pointer: { x: 60, y: 0 } });
  const found: [boolean, number][] = [];
  visitLinks(field, (_one, other, closeness) => found.push([other === null, closeness]));
  expect(found).toEqual([[true, expect.closeTo(0.4)]]);
});

test('the mouse pointer pushes away particles within 100 px, except at its exact position', () => {
  const [near, far, met] = [150, 200, 100].map(x => {
    const moved = particle({ x, y: 100 });
    stepParticleField(createField([moved], { pointer: { x: 100, y: 100 } }), 0.05);
    return moved;
  });
  expect(near?.x).toBeGreaterThan(150);
  expect(near?.y).toBe(100);
  expect(far).toMatchObject({ x: 200, y: 100 });
  expect(met).toMatchObject({ x: 100, y: 100 });
});

const company = () => particle({ x: 10, lifetime: 1000 });

test('a particle is replaced at the end of its lifetime', () => {
  const old = particle({ lifetime: 12 });
  const field = createField([old, company()]);
  run(field, 10.9);
  expect(field.particles[0]).toBe(old);
  run(field, 0.3);
  expect(field.particles[0]).not.toBe(old);
});

test('a particle is replaced after 10 seconds without a link, regardless of its age', () => {
  const lonely = particle({ lifetime: 1000 });
  const field = createField([lonely]);
  run(field, 9.8);
  expect(field.particles[0]).toBe(lonely);
  run(field, 0.4);
  expect(field.particles[0]).not.toBe(lonely);
});

test('a particle is not replaced while it has a link', () => {
  const field = createField([company(), company()]);
  const before = [...field.particles];
  run(field, 30);
  expect(field.particles[0]).toBe(before[0]);
});

test('a particle fades in and fades out', () => {
  const old = particle({ age: 19.5 });
  expect(toOpacity(old)).toBeCloseTo(0.5);
  expect(toOpacity(particle({ lonely: 9.75 }))).toBeCloseTo(0.25);
  expect(toOpacity(particle({ age: 0 }))).toBe(0);
  expect(toOpacity(particle({ age: 5 }))).toBe(1);
});

test('particles bounce off the edges, and a long pause counts as a short step', () => {
  const leaving = particle({ x: 0.1, velocityX: -10, velocityY: 3 });
  stepParticleField(createField([leaving]), 0.05);
  expect(leaving).toMatchObject({ x: 0, velocityX: 10, velocityY: 3 });
  const moving = particle({ x: 100, velocityX: 10 });
  stepParticleField(createField([moving]), 3600);
  expect(moving).toMatchObject({ x: 100.5, age: 1.05 });
});

test('resizing the field scales the positions of particles', () => {
  const field = createField([particle({ x: 600, y: 75 })]);
  resizeParticleField(field, { width: 300, height: 600 });
  expect(field).toMatchObject({ width: 300, height: 600, particles: [{ x: 150, y: 150 }] });
});
