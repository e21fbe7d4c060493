import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelFor, levelName } from './levels.ts';

test('a level takes 300 points in primary school and 1000 later', () => {
  expect([0, 299, 300, 1499].map((points) => levelFor(points, 'primary').level)).toEqual([1, 1, 2, 5]);
  expect([0, 999, 1000, 4999].map((points) => levelFor(points, 'secondary').level)).toEqual([1, 1, 2, 5]);
  expect(levelFor(350, 'primary')).toEqual({ level: 2, pointsIntoLevel: 50, levelPoints: 300 });
});

test('a pupil who comes to Year 7 keeps the level, and the bar says truly how far the next one is', () => {
  expect(levelFor(2900, 'secondary', 10)).toEqual({ level: 10, pointsIntoLevel: 2900, levelPoints: 10_000 });
  expect(levelFor(9000, 'secondary', 10)).toEqual({ level: 10, pointsIntoLevel: 0, levelPoints: 1000 });
  expect(levelFor(10_000, 'secondary', 10)).toEqual({ level: 11, pointsIntoLevel: 0, levelPoints: 1000 });
});

test('however points are earned, and whenever the phase changes, the level never falls and is a whole number', () => {
  const gains = fc.array(fc.nat(400), { maxLength: 40 });
  fc.assert(
    fc.property(gains, gains, (inPrimary, inSecondary) => {
      let [points, floor] = [0, 1];
      const levels: number[] = [];
      const work = [
        ...inPrimary.map((gain) => ({ gain, phase: 'primary' }) as const),
        ...inSecondary.map((gain) => ({ gain, phase: 'secondary' }) as const),
      ];
      for (const { gain, phase } of work) {
        points += gain;
        const now = levelFor(points, phase, floor);
        expect(now.pointsIntoLevel).toBeLessThan(now.levelPoints);
        expect(now.pointsIntoLevel).toBeGreaterThanOrEqual(0);
        floor = Math.max(floor, now.level);
        levels.push(now.level);
      }
      return levels.every((level, at) => Number.isInteger(level) && level >= (levels[at - 1] ?? 1));
    }),
  );
});

test('creatures are named, and from level 16 all are Guardians', () => {
  expect([1, 8, 15, 16, 99].map(levelName)).toEqual([
    'Curious Caterpillar',
    'Kind Hedgehog',
    'Golden Stag',
    'Guardian of the Hedgerow',
    'Guardian of the Hedgerow',
  ]);
});

test('more points never mean a lower level', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(5000),
      fc.constantFrom('primary' as const, 'secondary' as const),
      (points, more, phase) => levelFor(points + more, phase).level >= levelFor(points, phase).level,
    ),
  );
});
