import type { PartResult } from '@hedgerow/contracts/parts';
import type { AskedQuestion, GivenAnswer, Practice, PracticeTurn } from '@hedgerow/contracts/practice';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { QuestionTurn } from './question-turn.tsx';

const question: AskedQuestion = {
  type: 'parts',
  question: 'A coach drives for 2 hours at 45 km/h.',
  parts: [
    { ask: 'How far does it go?', marks: 1, unit: 'km', keys: 'number' },
    { ask: 'How many seats has it?', marks: 2, unit: '', keys: 'digits' },
    { ask: 'What is it called?', marks: 1, unit: '', keys: 'words' },
  ],
};
const practice = { kind: 'practice', planned: 5, done: 0, passage: null, subject: 'maths' } as Practice;
const turn: PracticeTurn = { number: 0, slot: 0, kind: 'planned', question, help: [], learn: null, feedback: null };
const nothing = () => undefined;
const ways = { busy: false, onAnswer: nothing, onHelp: nothing, onNext: nothing, onLearn: nothing };
const field = (letter: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Part \\(${letter}\\)`) });

const result = (verdict: PartResult['verdict'], say: string, rest: Partial<PartResult> = {}): PartResult => ({
  verdict,
  say,
  earned: 0,
  marks: 1,
  given: '',
  answer: '',
  steps: [],
  ...rest,
});
const missed = {
  verdict: 'wrong' as const,
  say: 'Part of it is right: 1 of 4 marks. Look again at part (b).',
  note: '',
  steps: [],
  closed: false,
  explanation: '',
  rightAnswer: '',
  comesBack: false,
  parts: [
    result('right', 'Right.', { earned: 1 }),
    result('wrong', 'Not yet.', { marks: 2 }),
    result('carried', 'Right from your answer to (b).'),
  ],
} satisfies PracticeTurn['feedback'];

/** As the server would answer. */
const Asked = ({ sent }: { readonly sent: GivenAnswer[] }) => {
  const [feedback, setFeedback] = useState<PracticeTurn['feedback']>(null);
  return (
    <QuestionTurn
      {...ways}
      practice={practice}
      turn={{ ...turn, feedback }}
      onAnswer={({ given }) => {
        sent.push(given);
        setFeedback(missed);
      }}
    />
  );
};
const begin = () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const sent: GivenAnswer[] = [];
  return { sent, ...show(<Asked sent={sent} />) };
};

test('each part has a field that is called by its letter, tells its marks and unit, and corrects nothing', () => {
  begin();
  expect(screen.getByRole('textbox', { name: /^Part \(a\) How far/, description: /1 mark.*The answer is in km/ })).toBeTruthy();
  expect(['a', 'b', 'c'].map((letter) => field(letter).inputMode)).toEqual(['text', 'numeric', 'text']);
  for (const letter of ['a', 'b', 'c'])
    expect([field(letter).getAttribute('spellcheck'), field(letter).autocomplete, field(letter).getAttribute('autocapitalize')]).toEqual([
      'false',
      'off',
      'off',
    ]);
});

test('an empty part is named, nothing is sent; Enter goes on to the next part, and checks when all are written', async () => {
  const { person, sent } = begin();
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toMatch(/part \(a\), \(b\) and \(c\) first/);
  await person.type(field('a'), '90{Enter}');
  expect(document.activeElement).toBe(field('b'));
  await person.type(field('b'), '48|');
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toMatch(/part \(c\) first/);
  expect([field('b'), field('c')].map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  expect(sent).toEqual([]);
  await person.type(field('c'), 'coach{Enter}');
  expect(sent).toEqual(['90|48|coach']);
});

test('the pad writes in the part that is written in, where that takes digits', async () => {
  const { person } = begin();
  expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull();
  await person.click(field('b'));
  await person.click(screen.getByRole('button', { name: '7' }));
  await person.click(screen.getByRole('button', { name: '2' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect([field('a').value, field('b').value]).toEqual(['', '7']);
});

test('after a miss each part says what it was; what is right stays while the others are mended', async () => {
  const { person, sent } = begin();
  await person.type(field('a'), '90');
  await person.type(field('b'), '5');
  await person.type(field('c'), 'bus{Enter}');
  expect(screen.getByRole('textbox', { name: /Part \(b\)/, description: /Not yet\./ })).toBeTruthy();
  expect(screen.getByText(/Right from your answer to \(b\)/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try once more' }));
  expect(['a', 'b', 'c'].map((letter) => field(letter).readOnly)).toEqual([true, false, false]);
  expect(field('b').value).toBe('5');
  await person.type(field('b'), '0{Enter}');
  expect(sent.at(-1)).toBe('90|50|bus');
});

test('once it is closed, what was written stands beside what is right, part by part, with the working', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const parts = missed.parts.map((one, at) => ({ ...one, given: `mine ${at}`, answer: `right ${at}`, steps: [`step ${at}`] }));
  show(<QuestionTurn {...ways} practice={practice} turn={{ ...turn, feedback: { ...missed, closed: true, rightAnswer: 'all', parts } }} />);
  const items = screen.getAllByRole('listitem').filter(({ dataset }) => dataset['verdict'] !== undefined);
  expect(items).toHaveLength(3);
  expect(items[1]?.textContent).toMatch(/Part \(b\).*0 of 2 marks.*mine 1.*right 1.*step 1/);
  expect(items[2]?.textContent).toMatch(/Right from an earlier answer/);
  expect(screen.queryByText(/The answer:/)).toBeNull();
});
