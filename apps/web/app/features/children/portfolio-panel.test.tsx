import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PortfolioPanel } from './portfolio-panel.tsx';

const id = (n: number): string => `01a1fd6f-0000-7000-8000-00000000000${n}`;
const [entries, samples] = ['/api/parent/portfolio/c1/entries', '/api/parent/portfolio/c1/samples'];
const sample = {
  assessmentId: id(1),
  questionId: 'q1',
  about: 'Maths, Fractions',
  date: '1 November 2026',
  question: 'What is a half?',
  answer: 'Two quarters',
  isRight: true,
  chosen: false,
};

test('an answer is chosen with one press; where that fails it is not', async () => {
  answer(`GET ${entries}`, { json: [] });
  answer(`GET ${samples}`, { json: [sample] });
  answer(`PUT ${samples}`, refusal(409, 'A portfolio has at most 60 chosen answers.'), { json: { chosen: 1 } });
  const { person } = show(<PortfolioPanel childId="c1" name="Maya" />);
  await person.click(await screen.findByText('Choose the samples of work'));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'What is a half?' });
  await person.click(box);
  expect(await screen.findByText('A portfolio has at most 60 chosen answers.')).toBeTruthy();
  await expect.poll(() => screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  answer(`GET ${samples}`, { json: [{ ...sample, chosen: true }] });
  await person.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('1 chosen. Only these are shown.')).toBeTruthy();
  expect(sentTo(`PUT ${samples}`)[1]).toEqual({ assessmentId: id(1), questionId: 'q1', chosen: true });
});

test('work away from the screen is written in and taken out, and a refusal is read', async () => {
  const entry = { id: id(2), day: '2026-10-14', subject: null, subjectName: null, title: 'A walk', words: 'By the river.', minutes: 90 };
  answer(`GET ${entries}`, { json: [] });
  answer(`POST ${entries}`, refusal(400, 'Please say what it was.'), { json: [entry] });
  answer(`DELETE ${entries}/${entry.id}`, { json: [] });
  const { person } = show(<PortfolioPanel childId="c1" name="Maya" />);
  await person.click(await screen.findByRole('button', { name: 'Add a note or some work' }));
  await person.click(screen.getByRole('button', { name: 'Add to the portfolio' }));
  expect(await screen.findByText('Please say what it was.')).toBeTruthy();
  await person.type(screen.getByLabelText('What it was'), 'A walk');
  await person.type(screen.getByLabelText('Minutes (optional)'), '90');
  await person.click(screen.getByRole('button', { name: 'Add to the portfolio' }));
  expect(await screen.findByText('14 October 2026, 90 min')).toBeTruthy();
  expect(sentTo(`POST ${entries}`)[1]).toMatchObject({ title: 'A walk', minutes: 90, subject: null });
  await person.click(screen.getByRole('button', { name: 'Remove A walk' }));
  await expect.poll(() => screen.queryByText('By the river.')).toBeNull();
});

test('a photograph is chosen with one press; where that fails it is not', async () => {
  const uploads = '/api/parent/portfolio/c1/uploads';
  const upload = { id: id(3), name: 'castle.jpg', about: 'History, Castles', date: '1 November 2026', isPhoto: true, chosen: false };
  answer(`GET ${entries}`, { json: [] });
  answer(`GET ${uploads}`, { json: [upload] });
  answer(`PUT ${uploads}`, refusal(409, 'A portfolio shows at most 24 uploads. Take one out first.'), { json: { chosen: 1 } });
  const { person } = show(<PortfolioPanel childId="c1" name="Maya" />);
  await person.click(await screen.findByText('Choose photographs and papers'));
  await person.click(await screen.findByRole('checkbox', { name: 'castle.jpg' }));
  expect(await screen.findByText('A portfolio shows at most 24 uploads. Take one out first.')).toBeTruthy();
  await expect.poll(() => screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  answer(`GET ${uploads}`, { json: [{ ...upload, chosen: true }] });
  await person.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('1 chosen. They are printed in the portfolio.')).toBeTruthy();
  expect(sentTo(`PUT ${uploads}`)[1]).toEqual({ id: id(3), chosen: true });
});
