import type { AskedQuestion } from '@hedgerow/contracts/practice';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileOf, aPupil } from '../../testing/people.ts';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { AnswerFields } from './answer-fields.tsx';

const options = ['3', '4', '6'];
const verdicts = () => screen.getAllByRole('button').map((tile) => tile.dataset['verdict']);
const showTiles = (rest: { readonly verdict?: 'right' | 'wrong'; readonly rightAnswer?: string }) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const question = { type: 'multiple_choice', question: '2 + 2', options } as AskedQuestion;
  show(<AnswerFields question={question} draft={{ text: '', places: [0] }} onDraft={() => undefined} disabled labelledBy="q" {...rest} />);
};

test('while there is a try left, only the chosen tile says what it was', () => {
  showTiles({ verdict: 'wrong' });
  expect(verdicts()).toEqual(['wrong', undefined, undefined]);
});

test('once it is told, the tile of the right answer is found without reading below', () => {
  showTiles({ verdict: 'wrong', rightAnswer: '4' });
  expect(verdicts()).toEqual(['wrong', 'right', undefined]);
  expect(screen.getByRole('button', { name: /4.*the answer/ })).toBeTruthy();
});
