import type { LearnAnswered, LearnScreenView } from '@hedgerow/contracts/practice';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ReadsAloud } from '../../ui/reads-aloud.ts';
import { LearnFirst } from './learn-first.tsx';

const about = { id: 'q-1', topicId: 'maths.ks1.counting', objective: 'bonds' };
const tapped: LearnScreenView = {
  kind: 'ask',
  problem: 'What makes 10 with 8?',
  steps: [],
  ask: { ...about, question: { type: 'multiple_choice', question: 'What makes 10 with 8?', options: ['3', '2'] } },
};
const typed: LearnScreenView = {
  kind: 'ask',
  problem: 'Work out 12 + 9.',
  steps: ['12 + 8 = 20'],
  ask: { ...about, question: { type: 'typed', question: 'Work out 12 + 9.', keys: 'digits' } },
};
const wrong: LearnAnswered = { verdict: 'wrong', say: 'Not quite.', note: 'That makes 11.', end: null };
const right: LearnAnswered = { verdict: 'right', say: 'Yes! 8 + 2 = 10.', note: '', end: { steps: ['8 and 2 make 10.'], answer: '2' } };
const shown: LearnAnswered = { verdict: 'wrong', say: '', note: '', end: { steps: ['20 + 1 = 21'], answer: '21' } };

const lesson = (screens: readonly LearnScreenView[], young = false) => {
  const onDone = vi.fn<() => void>();
  return {
    ...show(
      <ReadsAloud value={young}>
        <LearnFirst screens={screens} onDone={onDone} />
      </ReadsAloud>,
    ),
    onDone,
  };
};

const sheet = () => screen.findByRole('region', { name: 'What it was' });

test('the youngest answer with a tap, and may tap again until it is right; then the way on is there', async () => {
  answer('POST /api/learn/answer', { json: wrong }, { json: right });
  const { person, onDone } = lesson([tapped], true);
  expect(screen.queryByRole('button', { name: 'Start the questions' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '3' }));
  expect((await sheet()).textContent).toContain('That makes 11.');
  await person.click(screen.getByRole('button', { name: '2' }));
  expect(await screen.findByRole('button', { name: 'Start the questions' })).toBeTruthy();
  expect((await sheet()).textContent).toContain('Yes! 8 + 2 = 10.');
  expect(sentTo('POST /api/learn/answer')).toEqual([
    { ...about, given: 0 },
    { ...about, given: 1 },
  ]);
  await person.click(screen.getByRole('button', { name: 'Start the questions' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('others type the rest and check it; “Show me” is the second way, and an empty field is no answer', async () => {
  answer('POST /api/learn/answer', { json: { ...wrong, note: '' } }, { json: shown });
  const { person } = lesson([typed]);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toBe('Write your answer first.');
  await person.type(screen.getByRole('textbox'), '20{Enter}');
  expect((await sheet()).textContent).toContain('Not quite.');
  await person.click(screen.getByRole('button', { name: 'Show me' }));
  expect(await screen.findByText('20 + 1 = 21')).toBeTruthy();
  expect(screen.getByText(/The answer:/).textContent).toContain('21');
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start the questions' })).toBeTruthy();
});

test('an answer that did not arrive is said so, and what was written stays', async () => {
  answer('POST /api/learn/answer', 'no network');
  const { person } = lesson([typed]);
  await person.type(screen.getByRole('textbox'), '21');
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your answer did not reach us. Check your internet and try again.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('21');
});
