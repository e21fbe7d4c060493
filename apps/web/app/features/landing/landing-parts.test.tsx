import { formatRoundPence } from '@hedgerow/domain/money';
import { plans } from '@hedgerow/domain/plans';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { Announcements } from './announcements.tsx';
import { Faq } from './faq.tsx';
import { lowestPrice } from './hero.tsx';

const questions = [
  { id: 'q1', category: 'Plans', question: 'Can I cancel?', answer: 'In two clicks.', helpful: true },
  { id: 'q2', category: 'Safety', question: 'Who sees the work?', answer: 'Your family.', helpful: false },
];
const faq = 'GET /api/cms/faq';

test('questions parents ask are filtered by category, and what many ask is marked', async () => {
  answer(faq, { json: questions });
  const { person } = show(<Faq />);
  expect((await screen.findByText(/Can I cancel\?/)).textContent).toContain('Popular');
  expect(screen.queryByText(/Who sees the work\?/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show all 2 questions' }));
  expect(screen.getByText(/Who sees the work\?/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Safety' }));
  expect(screen.queryByText(/Can I cancel\?/)).toBeNull();
  expect(screen.getByText(/Who sees the work\?/)).toBeTruthy();
});

test('questions that cannot be read are not called none, and are read when asked again', async () => {
  answer(faq, refusal(503, 'Please try again.', 'unavailable'), { json: questions });
  const { person } = show(<Faq />);
  expect(await screen.findByRole('heading', { name: 'We could not load the questions' })).toBeTruthy();
  expect(screen.queryByText('No questions found for this category.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/Can I cancel\?/)).toBeTruthy();
});

const banner = {
  id: '01a1fd6f-0000-7000-8000-000000000002',
  title: 'Maths week',
  message: 'begins on Monday.',
  type: 'info',
  active: true,
};

test('an announcement that was closed stays closed for this person, and not for another one of the family', async () => {
  answer('GET /api/cms/announcements', { json: [banner] });
  const { person } = show(<Announcements person="ann" />);
  await person.click(await screen.findByRole('button', { name: 'Dismiss: Maths week' }));
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  show(
    <>
      <section aria-label="ann again">
        <Announcements person="ann" />
      </section>
      <section aria-label="max">
        <Announcements person="max" />
      </section>
    </>,
  );
  expect((await screen.findByRole('region', { name: 'max' })).querySelector('section')).toBeNull();
  expect((await screen.findByText('Maths week')).closest('[aria-label="max"]')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'ann again' }).textContent).toBe('');
});

test('the price on the first sight is that of the cheapest plan', () => {
  expect(lowestPrice).toBe(formatRoundPence(Math.min(...plans.map(({ pence }) => pence))));
});
