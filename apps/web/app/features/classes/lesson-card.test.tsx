import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { LessonCardPanel } from './lesson-card.tsx';

const call = 'POST /api/teacher/classes/c1/pupils/p1/card';
const id = '01a1fd6f-0000-7000-8000-000000000000';
const card = { childId: id, firstName: 'Uma', lastName: 'Vale', username: 'umavale1000', password: 'kind-otter-27' };
const Printed = ({ cards }: { readonly cards: readonly { readonly password: string }[] }) => <p>{cards[0]?.password}</p>;
const panel = (canHaveCard: boolean) => (
  <LessonCardPanel classId="c1" pupil={{ id: 'p1', firstName: 'Uma', canHaveCard }} Printed={Printed} />
);

test('a new card says first what it ends, and then stands there', async () => {
  answer(call, { json: card });
  const { person } = show(panel(true));
  await person.click(screen.getByRole('button', { name: 'Make a new sign-in card' }));
  expect(screen.getByText('The old password stops working, and Uma is signed out everywhere.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Yes, make the card' }));
  expect(await screen.findByText('kind-otter-27')).toBeTruthy();
});

test('a card that was not made is no card', async () => {
  answer(call, refusal(403, 'This account belongs to the pupil’s family.', 'forbidden'));
  const { person } = show(panel(true));
  await person.click(screen.getByRole('button', { name: 'Make a new sign-in card' }));
  await person.click(screen.getByRole('button', { name: 'Yes, make the card' }));
  expect(await screen.findByText('This account belongs to the pupil’s family.')).toBeTruthy();
});

test('for a family’s account it says who can help', () => {
  show(panel(false));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/A parent can make a new password/)).toBeTruthy();
});
