import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { beginsNew } from './day-over-dialog.tsx';
import { EndOfDay } from './end-of-day.tsx';
import type { Overlay } from './overlay.ts';

const attempt = (id: string, title: string, more: object) => ({ id, title, isCompleted: false, mode: 'test', ...more });

test('the end of a day is kind, offers what was begun, and nothing new', async () => {
  const user = aPupil();
  answer('GET /api/simple-auth/profile', profileOf(user));
  answer('GET /api/student/assignments', { json: [] });
  answer('GET /api/assessments', {
    json: [attempt('a1', 'Rivers', {}), attempt('a2', 'Volcanoes', { mode: 'practice' }), attempt('a3', 'Coasts', { isCompleted: true })],
  });
  const open = vi.fn<(overlay: Overlay) => void>();
  const { person } = show(<EndOfDay user={user} open={open} />);
  expect(screen.getByRole('heading', { name: 'That is all for today' })).toBeTruthy();
  expect(screen.getByText('Well done. See you tomorrow.')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Carry on: Rivers' }));
  await person.click(screen.getByRole('button', { name: 'Carry on: Volcanoes' }));
  expect(open.mock.calls).toEqual([[{ kind: 'resume', assessmentId: 'a1' }], [{ kind: 'practice', practiceId: 'a2' }]]);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test.each<[Overlay, boolean]>([
  [{ kind: 'practice', practiceId: 'a2' }, false],
  [{ kind: 'resume', assessmentId: 'a1' }, false],
  [{ kind: 'guide', guideId: 'g1' }, false],
  [{ kind: 'practice', wish: { from: 'check-in' } }, true],
  [{ kind: 'practise' }, true],
  [{ kind: 'daily-quiz' }, true],
])('%o begins something new: %s', (overlay, begins) => {
  expect(beginsNew(overlay)).toBe(begins);
});
