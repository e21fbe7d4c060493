import type { SchoolPupil } from '@hedgerow/contracts/schools';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { SchoolCards } from './school-cards.tsx';

const idOf = (at: number) => `01a1fd6f-0000-7000-8000-${String(at).padStart(12, '0')}`;
const pupil = (at: number, more: Partial<SchoolPupil> = {}): SchoolPupil => ({
  id: idOf(at),
  firstName: `Ada${at}`,
  lastName: 'Thorne',
  yearGroup: 'Year 7',
  account: 'school',
  username: `ada${at}`,
  hasCard: false,
  lastSignInAt: null,
  classes: [at % 2 === 0 ? '7B' : '7A'],
  leavingAt: null,
  ...more,
});
const card = ({ id: childId, firstName, lastName }: SchoolPupil) => ({
  childId,
  firstName,
  lastName,
  username: firstName.toLowerCase(),
  password: 'X8DCKqXk',
  familyCode: 'AB CD',
});
const cards = (pupils: readonly SchoolPupil[]) => ({ json: { cards: pupils.map(card), waiting: 0 } });
const make = 'POST /api/school/cards';
const year7 = Array.from({ length: 64 }, (_, at) => pupil(at));
const others = [pupil(90, { yearGroup: 'Year 8', classes: ['8A'] }), pupil(91, { account: 'family' }), pupil(92, { hasCard: true })];
const all = [...year7, ...others];

test('a year is made with one press, part by part and class by class, without those who need none', async () => {
  const byClass = [...year7.filter((_, at) => at % 2 === 1), ...year7.filter((_, at) => at % 2 === 0)];
  answer(make, cards(byClass.slice(0, 60)), cards(byClass.slice(60)));
  const { person } = show(<SchoolCards all={all} onDone={() => undefined} />);
  await person.selectOptions(screen.getByLabelText('For'), 'Year 7');
  await person.click(screen.getByRole('button', { name: 'Make 64 sign-in cards' }));
  expect(await screen.findByRole('button', { name: 'Print the cards' })).toBeTruthy();
  const sent = sentTo(make) as { childIds: string[] }[];
  expect(sent.map(({ childIds }) => childIds.length)).toEqual([60, 4]);
  expect(sent.flatMap(({ childIds }) => childIds)).toEqual(byClass.map(({ id }) => id));
});

test('what was made before it stopped is printed, and the rest can be made after it', async () => {
  answer(make, cards(year7.slice(0, 60)), refusal(503, 'Please try again.', 'unavailable'));
  const { person } = show(<SchoolCards all={all} onDone={() => undefined} />);
  await person.click(screen.getByRole('button', { name: 'Make 65 sign-in cards' }));
  expect((await screen.findByRole('alert')).textContent).toContain('60 cards of 65 made, then it stopped');
  expect(screen.getByRole('button', { name: 'Print the cards' })).toBeTruthy();
});

test('a card that was lost before its first use is made again on request', async () => {
  answer(make, cards([others[2] ?? pupil(92)]));
  const { person } = show(<SchoolCards all={[pupil(92, { hasCard: true })]} onDone={() => undefined} />);
  expect(screen.getByText('Nobody here needs a card.')).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: /Also new cards for 1 pupil/ }));
  await person.click(screen.getByRole('button', { name: 'Make 1 sign-in card' }));
  await expect.poll(() => sentTo(make)).toEqual([{ childIds: [idOf(92)] }]);
});
