import type { AskedQuestion } from '@hedgerow/contracts/practice';
import { screen, within } from '@testing-library/react';
import type { FigureView } from '@hedgerow/contracts/figures';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { profileOf, aPupil } from '../../testing/people.ts';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { emptyDraft } from './answer.ts';

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

test('what was typed shows what it was, as a tile does', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const question: AskedQuestion = { type: 'typed', question: '9 × 6', keys: 'digits' };
  const typed = { text: '54', places: [] };
  show(<AnswerFields question={question} draft={typed} onDraft={() => undefined} disabled verdict="right" labelledBy="q" />);
  expect(screen.getByRole('textbox').dataset['verdict']).toBe('right');
});

const pictures: FigureView[] = ['A clock face: one.', 'A clock face: two.', 'A clock face: three.'].map((words) => ({
  width: 240,
  height: 240,
  marks: [],
  words,
}));

test('pictures are put in order by tapping them; each is heard with its letter', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const drafts: unknown[] = [];
  const question: AskedQuestion = { type: 'order', question: 'Order them', items: ['A', 'B', 'C'], pictures };
  const { person } = show(
    <AnswerFields
      question={question}
      draft={{ text: '', places: [2] }}
      onDraft={(draft) => drafts.push(draft)}
      disabled={false}
      labelledBy="q"
    />,
  );
  const second = await screen.findByRole('button', { name: /B.*A clock face: two\./ });
  await person.click(second);
  expect(drafts).toEqual([{ text: '', places: [2, 1] }]);
  expect(screen.getByRole('button', { name: /C.*three/, pressed: true })).toBeTruthy();
});

const Matching = ({ question }: { readonly question: Extract<AskedQuestion, { type: 'match' }> }) => {
  const [draft, setDraft] = useState(() => emptyDraft(question));
  return (
    <>
      <AnswerFields question={question} draft={draft} onDraft={setDraft} disabled={false} labelledBy="q" />
      <output>{draft.places.join(' ')}</output>
    </>
  );
};

test('one is tapped on the left, then its partner; a pair has a number, and a partner that is tapped again is free', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const question = { type: 'match', question: 'Match them', left: ['A', 'B', 'C'], right: ['1:00', '2:00', '3:00'], pictures } as const;
  const { person } = show(<Matching question={{ ...question, left: [...question.left], right: [...question.right], pictures }} />);
  const [things, partners] = [
    screen.getByRole('group', { name: 'Find a partner for each' }),
    screen.getByRole('group', { name: 'Partners' }),
  ];
  expect(await within(things).findByRole('img', { name: 'A clock face: two.' })).toBeTruthy();
  const tap = (place: HTMLElement, name: RegExp) => person.click(within(place).getByRole('button', { name }));
  // The first is waiting for its partner, and then the next one.
  await tap(partners, /3:00/);
  expect(screen.getByRole('status').textContent).toBe('2 -1 -1');
  expect(within(partners).getByText('goes with A')).toBeTruthy();
  expect(within(things).getByRole('button', { name: /^B/, pressed: true })).toBeTruthy();
  await tap(things, /^C/);
  await tap(partners, /1:00/);
  await tap(partners, /2:00/);
  expect(screen.getByRole('status').textContent).toBe('2 1 0');
  expect(within(things).queryByRole('button', { pressed: true })).toBeNull();
  await tap(partners, /3:00/);
  expect(screen.getByRole('status').textContent).toBe('-1 1 0');
});

const Mending = ({ settled = false }: { readonly settled?: boolean }) => {
  const question: AskedQuestion = { type: 'correct', question: 'Write it correctly.', sentence: 'Ma sœur est petit.' };
  const [draft, setDraft] = useState(() => emptyDraft(question));
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <AnswerFields question={question} draft={draft} onDraft={setDraft} disabled={settled} labelledBy="q" subject="french" />
      <output>{`${draft.text} ${sent}`}</output>
    </form>
  );
};

test('a sentence is mended where it stands, in its own language; Enter checks it and starts no new line', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(<Mending />);
  const field = screen.getByRole('textbox', { name: 'Write it correctly here', description: 'Ma sœur est petit.' });
  expect(field).toHaveProperty('lang', 'fr');
  await person.type(field, '{Backspace}e.{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Ma sœur est petite. 1');
  await person.click(screen.getByRole('button', { name: 'é' }));
  expect(screen.getByRole('status').textContent).toBe('Ma sœur est petite.é 1');
});

test('a sentence that was handed in stays to be read', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<Mending settled />);
  expect(screen.getByRole('textbox')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button')).toBeNull();
});

const Typed = ({ subject = 'french', settled = false }: { readonly subject?: 'french' | 'maths'; readonly settled?: boolean }) => {
  const [draft, setDraft] = useState({ text: 'russis', places: [] as readonly number[] });
  return (
    <AnswerFields
      question={{ type: 'typed', question: 'tu ___ (réussir)', keys: 'words' }}
      draft={{ ...draft, places: [] }}
      onDraft={({ text }) => setDraft({ text, places: [] })}
      disabled={settled}
      labelledBy="q"
      subject={subject}
    />
  );
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('a letter with an accent is a key away, and goes where the caret stands', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(<Typed />);
  field().focus();
  field().setSelectionRange(1, 1);
  await person.click(screen.getByRole('button', { name: 'é' }));
  expect([field().value, field().selectionStart]).toEqual(['réussis', 2]);
  await person.keyboard('x');
  expect(field().value).toBe('réxussis');
});

test('other subjects need no such keys; what was written stays to be read once it is judged', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<Typed subject="maths" settled />);
  expect(screen.queryByRole('button')).toBeNull();
  expect([field().readOnly, field().disabled, field().value]).toEqual([true, false, 'russis']);
});
