import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { AiLogDialog } from './ai-log-dialog.tsx';

const log = 'GET /api/parent/ai-log/c1';
const dialog = <AiLogDialog opened onClose={() => undefined} childId="c1" name="Ivy" />;

test('a parent reads that no AI model was used', async () => {
  answer(log, { json: [] });
  show(dialog);
  expect(await screen.findByRole('heading', { name: 'No AI model has been used' })).toBeTruthy();
  expect(screen.getByText('Hedgerow made everything for Ivy without one, from our own topics and what Ivy uploaded.')).toBeTruthy();
});

test('a log that cannot be read never says that no AI model was used', async () => {
  answer(log, refusal(503, 'Please try again.', 'unavailable'), { json: [] });
  const { person } = show(dialog);
  expect(await screen.findByRole('heading', { name: 'We could not load what the AI did' })).toBeTruthy();
  expect(screen.queryByText('No AI model has been used')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No AI model has been used' })).toBeTruthy();
});
