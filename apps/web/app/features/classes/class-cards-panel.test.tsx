import type { CardPupil, ClassCards } from '@hedgerow/contracts/class-sign-in';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ClassCardsPanel } from './class-cards-panel.tsx';

const path = '/api/teacher/classes/c1/sign-in';
const pupil = (childId: string, name: string, change: Partial<CardPupil> = {}): CardPupil => ({
  childId,
  name,
  animal: null,
  number: 0,
  hasCard: false,
  resting: false,
  obstacle: null,
  ...change,
});
const cards: ClassCards = {
  open: true,
  code: 'ABCD-EFGH',
  secret: 'pictures',
  faces: 'names',
  paused: false,
  pupils: [
    pupil('a', 'Ada Lee', { hasCard: true, resting: true, animal: 'bear', number: 1 }),
    pupil('b', 'Ben Ash'),
    pupil('c', 'Cal Fern', { obstacle: 'family' }),
  ],
};
const panel = () => show(<ClassCardsPanel shown={{ id: 'c1', name: 'Owls' }} />);

test('each pupil says how they stand, and a card that rests is woken', async () => {
  answer(`GET ${path}`, { json: cards });
  answer(`POST ${path}/let-in`, { json: { ...cards, pupils: [pupil('a', 'Ada Lee', { hasCard: true })] } });
  const { person } = panel();
  const list = await screen.findByRole('list', { name: 'Sign-in cards of Owls' });
  expect(within(list).getByText('The card is paused after ten wrong tries')).toBeTruthy();
  expect(within(list).getByText('No card yet')).toBeTruthy();
  expect(within(list).getByText('The family’s own account: they sign in with their username')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print 1 card' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New card for Cal Fern' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Turn the card of Ada Lee back on' }));
  expect(await screen.findByText('Has a card')).toBeTruthy();
  expect(sentTo(`POST ${path}/let-in`)).toEqual([{ childId: 'a' }]);
});

test('a class that waits for its teacher is let in, and cards that stop working are said before', async () => {
  answer(`GET ${path}`, { json: { ...cards, paused: true } });
  answer(`POST ${path}/let-in`, { json: cards });
  const { person } = panel();
  await person.click(await screen.findByRole('button', { name: 'Let the class in again' }));
  await person.click(screen.getByRole('button', { name: 'Change what is on the cards' }));
  expect(screen.queryByText('The cards you printed will stop working. Print new ones.')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'A short word with a number, typed' }));
  expect(screen.getByText('The cards you printed will stop working. Print new ones.')).toBeTruthy();
});

test('why it cannot be switched on stands beside the button', async () => {
  answer(`GET ${path}`, { json: { ...cards, open: false, code: null } });
  answer(`PUT ${path}`, refusal(409, 'Nobody in this class is one.', 'conflict'));
  const { person } = panel();
  await person.click(await screen.findByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Nobody in this class is one.')).toBeTruthy();
});
