import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { OffersTalk } from '../../ui/talk-button.tsx';
import { EssayAnswer } from './essay-answer.tsx';

const field = <EssayAnswer text="" onWrite={() => {}} labelledBy="question" error={undefined} />;

test('a pupil who writes an essay is told who can see it and that a computer reads it', () => {
  show(<OffersTalk value>{field}</OffersTalk>);
  expect(screen.getByText(/grown-ups who look after your account can see this.*computer/i).tagName).toBe('P');
});

test('nobody else is told what is said to a pupil', () => {
  show(field);
  expect(screen.queryByText(/look after your account/)).toBeNull();
});
