import type { CardJudgement, Flashcard } from '@hedgerow/contracts/flashcards';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { Study } from './study.tsx';

const picture = (words: string) => ({ width: 320, height: 60, marks: [], words });
const onPicture: Flashcard = {
  id: '018f0000-0000-7000-8000-000000000001',
  revisionGuideId: '018f0000-0000-7000-8000-000000000002',
  question: 'What is 1 more than 2? Put the arrow on the answer.',
  figure: picture('A number line from 0 to 4.'),
  handles: {
    kind: 'slide',
    handles: [
      {
        name: 'Arrow',
        look: 'point',
        from: [20, 20],
        wide: 0,
        stops: [0, 1, 2, 3, 4].map((stop) => ({ at: [20 + stop * 70, 20] as const, heard: `at mark ${stop}` })),
      },
    ],
  },
  answer: '3',
  answerFigure: picture('A number line from 0 to 4. Answer: 3.'),
  difficulty: 'beginner',
  due: '2026-11-28T09:00:00.000Z',
  reviews: 0,
};

const call = `POST /api/flashcards/${onPicture.id}/check-answer`;

const study = () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  return show(<Study cards={[onPicture]} guideId={undefined} onComplete={() => undefined} next={undefined} />);
};
test('the cards of today can be printed', () => {
  study();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

const press = async (person: ReturnType<typeof study>['person'], name: string) => person.click(screen.getByRole('button', { name }));

test('a card on a picture is answered there, judged, and shown beside the right one', async () => {
  const judged: CardJudgement = {
    verdict: 'wrong',
    say: 'Not yet. You put it at 2. Each step is 1.',
    pictures: { given: picture('A number line from 0 to 4. Answer: 2.'), right: picture('A number line from 0 to 4. Answer: 3.') },
  };
  answer(call, { json: judged });
  const { person } = study();
  expect(screen.queryByRole('button', { name: 'Type the answer' })).toBeNull();
  await press(person, 'Check');
  expect(screen.getByRole('alert').textContent).toBe('Show your answer on the picture first.');
  (await screen.findByRole('slider', { name: 'Arrow' })).focus();
  // Space belongs to what is moved, and turns no card here.
  await person.keyboard('{ArrowRight}{ArrowRight} ');
  expect(screen.queryByText('Answer', { exact: true })).toBeNull();
  await press(person, 'Check');
  expect(await screen.findByText(/You put it at 2/)).toBeTruthy();
  expect(sentTo(call)).toEqual([{ given: [2] }]);
  expect(await screen.findByRole('img', { name: /Answer: 2/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: /Answer: 3/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Knew it' })).toBeTruthy();
});

test('an arrow says whether it was known; with Alt it is the browser’s own', async () => {
  answer(call, { json: { verdict: 'right', say: 'Yes.' } });
  const { person } = study();
  (await screen.findByRole('slider', { name: 'Arrow' })).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await press(person, 'Check');
  const knew = await screen.findByRole('button', { name: 'Knew it' });
  await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(knew.isConnected).toBe(true);
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(knew.isConnected).toBe(false));
});

test('who goes on before the answer has come is not shown the next card turned', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer(call, { json: { verdict: 'right', say: 'Yes.' } });
  const other: Flashcard = { ...onPicture, id: '018f0000-0000-7000-8000-000000000003', question: 'What is 1 more than 0?' };
  const { person } = show(<Study cards={[onPicture, other]} guideId={undefined} onComplete={() => undefined} next={undefined} />);
  (await screen.findByRole('slider', { name: 'Arrow' })).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  const check = screen.getByRole('button', { name: 'Check' });
  const goOn = screen.getByRole('button', { name: 'Next card' });
  check.click();
  goOn.click();
  expect(await screen.findByText('What is 1 more than 0?')).toBeTruthy();
  await waitFor(() => expect(sentTo(call)).toHaveLength(1));
  await person.keyboard('{Tab}');
  expect(screen.queryByRole('button', { name: 'Knew it' })).toBeNull();
});

test('nor does a typed answer that comes late turn the next card', async () => {
  const { figure: _figure, handles: _handles, answerFigure: _answerFigure, ...typed } = onPicture;
  const other: Flashcard = { ...typed, id: '018f0000-0000-7000-8000-000000000003', question: 'What is 1 more than 0?' };
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer(call, { json: { verdict: 'right', say: 'Yes.' } });
  const come = Promise.withResolvers<void>();
  const soon = fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.method === 'POST') await come.promise;
    return soon(...asked);
  });
  const { person } = show(<Study cards={[typed, other]} guideId={undefined} onComplete={() => undefined} next={undefined} />);
  await press(person, 'Type the answer');
  await person.type(screen.getByLabelText('Your answer'), '3');
  await press(person, 'Check');
  await press(person, 'Next card');
  come.resolve();
  await waitFor(() => expect(sentTo(call)).toHaveLength(1));
  await person.type(screen.getByLabelText('Your answer'), '1');
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('1');
  expect(screen.queryByRole('button', { name: 'Knew it' })).toBeNull();
});

test('without a line the card turns all the same, with the pupil’s own picture beside the right one', async () => {
  answer(call, 'no network');
  const { person } = study();
  (await screen.findByRole('slider', { name: 'Arrow' })).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await press(person, 'Check');
  expect(await screen.findByText(/Compare yours with the answer/)).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Arrow' }).getAttribute('aria-valuetext')).toBe('at mark 3');
  expect(screen.getByRole('slider', { name: 'Arrow' }).getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByRole('img', { name: /Answer: 3/ })).toBeTruthy();
});

test('a card of a language has its letters below the typed answer, put where the caret stands', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { handles: _handles, figure: _figure, answerFigure: _answerFigure, ...plain } = onPicture;
  const card = { ...plain, subject: 'french' as const, question: 'the summer', answer: 'l’été' };
  answer(call, { json: { verdict: 'right', say: 'That is it.' } });
  const { person } = show(<Study cards={[card]} guideId={undefined} onComplete={() => undefined} next={undefined} />);
  await person.click(screen.getByRole('button', { name: 'Type the answer' }));
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  await person.type(field, 'l’t');
  await person.click(screen.getByRole('button', { name: 'é' }));
  expect(field).toHaveProperty('value', 'l’té');
  await person.type(field, 'é', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(sentTo(call)).toEqual([{ typed: 'l’été' }]);
});

test('what was judged wrong leads to “Not yet”, and the focus, whose button has gone, is there', async () => {
  answer(call, { json: { verdict: 'wrong', say: 'Each step is 1.' } });
  const { person } = study();
  (await screen.findByRole('slider', { name: 'Arrow' })).focus();
  await person.keyboard('{ArrowRight}');
  await press(person, 'Check');
  const notYet = await screen.findByRole('button', { name: 'Not yet' });
  expect(notYet.dataset['kind']).toBe('main');
  expect(screen.getByRole('button', { name: 'Knew it' }).dataset['kind']).toBe('quiet');
  await waitFor(() => expect(document.activeElement).toBe(notYet));
});
