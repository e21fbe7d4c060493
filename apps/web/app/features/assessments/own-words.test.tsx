import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentCalls } from '../../testing/answers.ts';
import { aPupil, aUser, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { OwnWords } from './own-words.tsx';

const asked = { id: 'q1', type: 'essay', question: 'Why?', options: [], hints: [], marks: 6 } as const;
const attempt = { id: 'a1', questions: [asked], userAnswers: ['My own words.'], wordsRemovedAt: null };
const call = 'DELETE /api/assessments/a1/words';

test('a pupil is asked before what they wrote is deleted, and may keep it', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer(call, { json: { wordsRemovedAt: '2026-11-30T10:00:00.000Z' } });
  const { person } = show(<OwnWords assessment={attempt} />);
  await person.click(await screen.findByRole('button', { name: 'Delete what I wrote' }));
  expect(document.activeElement?.textContent).toMatch(/Nobody can bring it back\. Your marks stay\./);
  await person.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(sentCalls()).not.toContain(call);
  await person.click(screen.getByRole('button', { name: 'Delete what I wrote' }));
  await person.click(screen.getByRole('button', { name: 'Delete my words' }));
  expect(sentCalls()).toContain(call);
});

test('where it has to stay, the pupil reads why', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer(call, refusal(409, 'Your school set this.', 'conflict'));
  const { person } = show(<OwnWords assessment={attempt} />);
  await person.click(await screen.findByRole('button', { name: 'Delete what I wrote' }));
  await person.click(screen.getByRole('button', { name: 'Delete my words' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your school set this.');
});

test.each([
  ['a parent who looks', aPupil({ viewedByParent: true }), attempt],
  ['a parent', aUser(), attempt],
  ['a quiz of choices', aPupil(), { ...attempt, questions: [{ ...asked, type: 'multiple_choice' as const }], userAnswers: [1] }],
])('nothing is offered to or for %s', async (_, user, assessment) => {
  answer('GET /api/simple-auth/profile', profileOf(user));
  show(
    <>
      <p>There.</p>
      <OwnWords assessment={assessment} />
    </>,
  );
  await screen.findByText('There.');
  await expect.poll(() => sentCalls()).toContain('GET /api/simple-auth/profile');
  await expect.poll(() => screen.queryByRole('button', { name: 'Delete what I wrote' })).toBeNull();
});

test('afterwards it says that they are gone', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<OwnWords assessment={{ ...attempt, userAnswers: [-1], wordsRemovedAt: '2026-11-30T10:00:00.000Z' }} />);
  expect(await screen.findByText('You deleted what you wrote here. Your marks stay.')).toBeTruthy();
});
