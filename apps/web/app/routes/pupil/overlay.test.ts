import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { makeOverlays, type Overlay } from './overlay.ts';

const day = { kind: 'day', date: '2026-11-20' as CalendarDate } as const;
const review: Overlay = { kind: 'review', assessmentId: 'a' };

test('one thing at a time lies over the page, and what closes stays until it has gone', () => {
  const overlays = makeOverlays();
  let told = 0;
  const stop = overlays.listen(() => (told += 1));
  overlays.open({ kind: 'upload' });
  overlays.open({ kind: 'map' });
  expect(overlays.shown()).toMatchObject({ overlay: { kind: 'map' }, opened: true, turn: 2 });
  overlays.close();
  expect(overlays.shown()).toMatchObject({ overlay: { kind: 'map' }, opened: false, turn: 2 });
  stop();
  overlays.open({ kind: 'map' });
  expect([told, overlays.shown().turn]).toEqual([3, 3]);
});

test('what was opened from a day leads back to its list, unless something new was begun there', () => {
  const overlays = makeOverlays();
  overlays.open(day);
  overlays.open(review, { ...day, choice: 'quizzes' });
  overlays.close();
  expect(overlays.shown()).toMatchObject({ overlay: { ...day, choice: 'quizzes' }, opened: true });
  overlays.open({ kind: 'resume', assessmentId: 'a' }, day);
  overlays.close();
  expect(overlays.shown()).toMatchObject({ overlay: { kind: 'resume' }, opened: false });
});
