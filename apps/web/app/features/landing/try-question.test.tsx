import type { TryMark, TryQuiz } from '@hedgerow/contracts/try-quiz';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TryQuestion } from './try-question.tsx';

const question = {
  id: 'q1',
  type: 'multiple_choice' as const,
  question: '8 + ? = 10',
  options: ['1', '2', '3'],
  hints: ['Start at 8.', 'Count on to 10.'],
  marks: 1,
} satisfies TryQuiz['questions'][number];
const quiz: TryQuiz = { id: 'ks2-1', title: 'Sums', origin: '', questions: [question] };
const missed: TryMark = {
  right: false,
  say: 'Not quite.',
  closed: false,
  correctAnswer: null,
  note: 'Too few.',
  explanation: '',
  steps: [],
};
const right: TryMark = { ...missed, right: true, say: 'Yes! 8 + 2 = 10.', closed: true, correctAnswer: 1, note: '' };

const tried = (readsAloud: boolean) => {
  const onNext = vi.fn<(wasRight: boolean) => void>();
  const shown = show(
    <Stage name="playful" readsAloud={readsAloud}>
      <TryQuestion quiz={quiz} at={0} question={question} onNext={onNext} />
    </Stage>,
  );
  return { ...shown, onNext };
};

test('from Year 3 a visitor checks, is told what went wrong and tries once more, as pupils do', async () => {
  answer('POST /api/try/answer', { json: missed }, { json: right });
  const { person, onNext } = tried(false);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose an answer first.');
  await person.click(screen.getByRole('button', { name: '1' }));
  expect(screen.queryByRole('region', { name: 'What it was' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('region', { name: 'What it was' })).textContent).toContain('Not quite.');
  await person.click(await screen.findByRole('button', { name: 'Try once more' }));
  await person.click(screen.getByRole('button', { name: '2' }));
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await person.click(await screen.findByRole('button', { name: 'See how it went' }));
  expect(onNext).toHaveBeenCalledExactlyOnceWith(false);
  expect(sentTo('POST /api/try/answer')).toMatchObject([{ last: false }, { last: true }]);
});

test('the youngest answer with one tap, without letters or numbers before the answers', async () => {
  answer('POST /api/try/answer', { json: right });
  const { person, onNext } = tried(true);
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  const two = screen.getByRole('button', { name: '2' });
  expect(two.querySelector('[aria-hidden]')).toBeNull();
  await person.click(two);
  await person.click(await screen.findByRole('button', { name: 'See how it went' }));
  expect(onNext).toHaveBeenCalledExactlyOnceWith(true);
});

test('help comes one line at a time', async () => {
  const { person } = tried(false);
  await person.click(screen.getByRole('button', { name: 'Help me' }));
  expect(screen.getByText('Start at 8.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'More help' }));
  expect(screen.getByText('Count on to 10.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More help' })).toBeNull();
});
