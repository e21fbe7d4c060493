import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ReadMark } from './read-mark.tsx';

const next = { words: 'Next: Quadratic equations', go: () => undefined, busy: false };

test('once a guide is read, the way on stands where “I have read it” stood', async () => {
  answer('POST /api/revision-guides/g1/open', { json: { success: true } });
  answer('POST /api/revision-guides/g1/read', { json: { readAt: new Date().toISOString() } });
  const { person } = show(<ReadMark guideId="g1" readAt={null} next={next} />);
  expect(screen.queryByRole('button', { name: next.words })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'I have read it' }));
  expect(await screen.findByRole('button', { name: next.words })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull();
});

test('on another day it can be read again', () => {
  answer('POST /api/revision-guides/g1/open', { json: { success: true } });
  show(<ReadMark guideId="g1" readAt="2026-01-05T10:00:00.000Z" next={next} />);
  expect(screen.getByRole('button', { name: 'I have read it' })).toBeTruthy();
});
