import { medals } from '@hedgerow/domain/medals';
import { expect, test } from 'vitest';
import { earnedWords, shownMedals, nextAndAlbum } from './medal-words.ts';

const some = [
  { id: 'streak-star', current: 1, target: 3, isEarned: false },
  { id: 'quiz-champion', current: 2, target: 3, isEarned: false },
  { id: 'point-collector', current: 100, target: 100, isEarned: true },
] as const;

test('what is earned comes first, then what is nearest', () => {
  expect(shownMedals(some, 'playful').map(({ name, way, standing }) => [name, way, standing])).toEqual([
    ['Point Collector', 'Collect 100 points', 'Earned'],
    ['Quiz Champion', 'Finish 3 quizzes', '2 of 3'],
    ['Streak Star', 'Learn 3 days in a row', '1 of 3'],
  ]);
});

test('older pupils finish assessments', () => {
  expect(shownMedals(some, 'plain').map(({ way }) => way)).toContain('Finish 3 assessments');
});

test('the heading counts', () => {
  expect(earnedWords(some)).toBe('1 of 3 earned');
});

test('four at most come next, the nearest first; the earned and the far ones are in the album', () => {
  const progress = medals.map(({ id, target }, at) => ({
    id,
    current: at === 0 ? target : at,
    target,
    isEarned: at === 0,
    earnedAt: null,
  }));
  const { next, album } = nextAndAlbum(shownMedals(progress, 'playful'));
  expect(next).toHaveLength(4);
  expect(next.some(({ isEarned }) => isEarned)).toBe(false);
  expect(album).toHaveLength(medals.length - 4);
  const share = ({ current, target }: (typeof next)[number]) => current / target;
  // One of each measure: “Reach level 5” is said once.
  const measures = next.map(({ measure }) => measure);
  expect(new Set(measures).size).toBe(4);
  const far = album.filter(({ isEarned, measure }) => !isEarned && !measures.includes(measure)).map(share);
  expect(Math.min(...next.map(share))).toBeGreaterThanOrEqual(Math.max(...far));
});
