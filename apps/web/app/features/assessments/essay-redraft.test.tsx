import type { EssayFeedback, EssayVersion } from '@hedgerow/contracts/assessments';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { EssayRedraft } from './essay-redraft.tsx';

const call = 'POST /api/assessments/test-1/essays/essay-1/versions';
const first = 'The Normans won because they were lucky.';

const feedback: EssayFeedback = {
  score: 40,
  band: '',
  feedback: 'We found 1 of 2 key points in your answer.',
  modelAnswer: 'William’s soldiers pretended to run away.',
  suggestions: ['Say why: use “because” or “so”.'],
  pointsFound: ['The English were tired'],
  pointsSaidIn: ['They had marched for days and were worn out.'],
  pointsMissing: ['The Normans pretended to retreat'],
  contradictions: [{ said: 'The battle was in 1215.', fact: 'The Battle of Hastings: 14 October 1066.' }],
  limits: 'It gives no mark.',
};
const version: EssayVersion = {
  number: 2,
  text: `${first} They pretended to retreat.`,
  writtenAt: '2026-11-20T10:00:00.000Z',
  feedback: { ...feedback, pointsMissing: [], contradictions: [] },
  change: {
    pointsGained: ['The Normans pretended to retreat'],
    pointsLost: [],
    sentences: [
      { kind: 'kept', text: first },
      { kind: 'added', text: 'They pretended to retreat.' },
    ],
  },
};
const essay = { assessmentId: 'test-1', questionId: 'essay-1', first, feedback, versions: [] };

/** As a dialog that is closed and opened again. */
const Twice = () => {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Close and open
      </button>
      <EssayRedraft key={turn} {...essay} questionId="essay-2" />
    </>
  );
};
const showTwice = () => {
  const { person } = show(<Twice />);
  return { person, close: () => person.click(screen.getByRole('button', { name: 'Close and open' })) };
};

beforeEach(() => answer('GET /api/simple-auth/profile', profileOf(aPupil())));

test('no band, no percent: what was found, what to tick, what is against a fact, and the model after one’s own check', async () => {
  const { person } = show(<EssayRedraft {...essay} />);
  const found = await screen.findByText('The English were tired');
  expect(found.textContent).toBe('The English were tiredYou wrote: They had marched for days and were worn out.');
  expect(screen.queryByText('Estimate')).toBeNull();
  expect(screen.getByText(/The Battle of Hastings: 14 October 1066\./)).toBeTruthy();
  const own = screen.getByRole('checkbox', { name: 'The Normans pretended to retreat' });
  await person.click(own);
  expect(own).toHaveProperty('checked', true);
  expect(screen.queryByText(feedback.modelAnswer)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'I’ve checked mine. Show a model answer' }));
  expect(screen.getByText(feedback.modelAnswer)).toBeTruthy();
});

test('the same text is not sent; what could not be saved stays as it was typed', async () => {
  answer(call, refusal(503, 'Please wait a moment.', 'unavailable'));
  const { person } = show(<EssayRedraft {...essay} />);
  await person.click(await screen.findByRole('button', { name: 'Write it again' }));
  const text = screen.getByRole('textbox', { name: /Write it again/ });
  const save = screen.getByRole('button', { name: 'Save and check it' });
  await person.click(save);
  expect(screen.getByText('This is the same as before. Change something first.')).toBeTruthy();
  expect(sentTo(call)).toEqual([]);
  await person.type(text, ' They pretended to retreat.');
  await person.click(save);
  expect(await screen.findByText(/Please wait a moment\./)).toBeTruthy();
  expect(text).toHaveProperty('value', version.text);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('a new version is sent and the form closes; a version says what it changed', async () => {
  answer(call, { json: { version } });
  const { person } = show(<EssayRedraft {...essay} />);
  await person.click(await screen.findByRole('button', { name: 'Write it again' }));
  await person.type(screen.getByRole('textbox', { name: /Write it again/ }), ' They pretended to retreat.');
  await person.click(screen.getByRole('button', { name: 'Save and check it' }));
  expect(await screen.findByRole('button', { name: 'Write it again' })).toBeTruthy();
  expect(sentTo(call)).toEqual([{ text: version.text }]);
});

test('the newest version stands with its change, and the earlier ones can be opened', async () => {
  show(<EssayRedraft {...essay} versions={[version]} />);
  const section = await screen.findByRole('region', { name: 'Version 2' });
  expect(section.textContent).toContain('1 new key point found. Well done.');
  expect(section.querySelector('ins')?.textContent).toBe('Added: They pretended to retreat. ');
  expect(section.querySelector('details')?.textContent).toContain(`Version 1${first}`);
});

test('a version half written is still there when the dialog was closed by a slip, and gone once it was given up', async () => {
  const { person, close } = showTwice();
  await person.click(await screen.findByRole('button', { name: 'Write it again' }));
  await person.type(screen.getByRole('textbox', { name: /Write it again/ }), ' They waited.');
  await close();
  expect(await screen.findByRole('textbox', { name: /Write it again/ })).toHaveProperty('value', `${first} They waited.`);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await close();
  expect(await screen.findByRole('button', { name: 'Write it again' })).toBeTruthy();
});
