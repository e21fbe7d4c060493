import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentCalls } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { anyAnswer, api } from '../../lib/api.ts';
import { HelpCard } from './help-card.tsx';

const title = 'Is something hard right now?';
const offered = async (category: string): Promise<void> => {
  answer('POST /api/anything', { json: { success: true }, headers: { 'help-offer': category } });
  await act(() => api.post('/api/anything', { about: category }, anyAnswer));
};

test('where an answer offers help quietly, who listens is shown beside the work, and carrying on is one press', async () => {
  const { person } = show(<HelpCard />);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  await offered('bullying');
  const card = screen.getByRole('region', { name: title });
  expect(card.textContent).toContain('your parents are not told');
  expect(screen.getByRole('link', { name: /Childline\s*Call 0800 1111/ }).getAttribute('href')).toBe('tel:08001111');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Carry on' }));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  await offered('bullying');
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  await offered('suicide');
  expect(screen.getByRole('link', { name: /Samaritans/ })).toBeTruthy();
  expect(sentCalls().every((call) => call === 'POST /api/anything')).toBe(true);
});

test('an answer without an offer, or with one of a kind that nobody knows, shows nothing', async () => {
  show(<HelpCard />);
  await offered('nothing we know');
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});
