import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { optionText } from '@hedgerow/curriculum/option-values';
import { expect, test } from 'vitest';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { bareMethod } from '../compose/methods.ts';
import { instantiate } from '../compose/instantiate.ts';
import { generatorById, generators } from '../generators/all-generators.ts';
import { markGiven } from './mark-given.ts';
import { leansOnOptions, typedForm } from './typed-form.ts';

const draws = (id: string, seed = 1): MultipleChoice[] => {
  const generator = generatorById(id);
  if (generator === undefined) throw new Error(id);
  const { keyStage } = generator;
  return (['beginner', 'intermediate', 'advanced'] as const).flatMap((difficulty) =>
    generatorDrafts([bareMethod(generator)], { seed, difficulty, count: 5 }).map((draft) =>
      instantiate(draft, { seed, keyPlace: 1, keyStage }),
    ),
  );
};
const typedOf = (id: string) => {
  const { subject, keyStage } = generatorById(id) ?? { subject: 'maths' as const, keyStage: 'KS2' as const };
  return draws(id).flatMap((question) => typedForm(question, { subject, keyStage }) ?? []);
};
const asTyped = (text: string): string => (text.startsWith('$') ? text.replaceAll('$', '') : optionText(text));

test.each(generators.map(({ id }) => id))('%s: what is typed is judged as its options were', (id) => {
  for (const question of typedOf(id)) {
    expect(markGiven(question, asTyped(question.answer))).toMatchObject({ verdict: 'right' });
    for (const slip of question.slips) {
      const marked = markGiven(question, asTyped(slip.text));
      expect([slip.text, marked.verdict]).not.toEqual([slip.text, 'right']);
      // The slip that was made is named; what is nearly right says what is left to mend.
      expect(marked.verdict === 'wrong' ? question.slips.map(({ note }) => note) : ['']).toContain(marked.note);
    }
  }
});

test.each([
  ['maths-column-addition', 'digits'],
  ['maths-add-fractions', 'number'],
  ['maths-money-problems', 'number'],
  ['maths-area-rectangle', 'number'],
  ['maths-negative-temperatures', 'number'],
  ['maths-expand-brackets', 'expression'],
  ['maths-linear-equations', 'expression'],
  ['maths-standard-form', 'number'],
  ['french-present-er-verbs', 'words'],
  ['physics-density', 'number'],
])('%s is typed with %s', (id, keys) => {
  const typed = typedOf(id);
  expect(typed.length).toBeGreaterThan(8);
  // A whole number is typed with digits alone, also where other answers of the generator are expressions.
  expect(typed.every((question) => [keys, 'number', 'digits'].includes(question.keys) || keys === 'number')).toBe(true);
});

test.each(['maths-odd-and-even', 'maths-compare-fractions', 'english-word-classes', 'music-tempo'])(
  '%s needs its options before the eyes',
  (id) => {
    expect(typedOf(id)).toEqual([]);
  },
);

test('an unknown wrong answer is wrong without a note; an equal one in another form is nearly right', () => {
  const [sum] = typedOf('maths-add-fractions');
  if (sum === undefined) throw new Error('no question');
  expect(markGiven(sum, '999')).toMatchObject({ verdict: 'wrong', note: '' });
  expect(markGiven(sum, '')).toMatchObject({ verdict: 'wrong' });
});

test.each(generators.map(({ id }) => id))('%s: a question without its options has what is needed to answer it', (id) => {
  // A number, a formula, a word that is spoken of, a picture, or a name with a capital.
  const given =
    /\d|\$|\*|“|[A-Z]{2,}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|hundred)\b|(?:teen|ty)\b|(?<=\S )\p{Lu}\p{Ll}+/u;
  expect(typedOf(id).filter(({ question, figure }) => figure === undefined && !given.test(question))).toEqual([]);
});

const asked = (question: string, key: string, ...others: readonly string[]): MultipleChoice => {
  const [draft] = draws('maths-column-addition');
  if (draft === undefined) throw new Error('no question');
  const options = [key, ...others];
  return { ...draft, question, options, correctAnswer: 0, optionNotes: options.map(() => ''), misconceptions: options.map(() => null) };
};
const verdictOf = (question: MultipleChoice, typed: string) => {
  const form = typedForm(question, { subject: 'maths', keyStage: 'KS3' });
  if (form === undefined) throw new Error('it is not typed');
  return markGiven(form, typed).verdict;
};

test('a question that names the unit asks for the number in it; the amount as it was given is not changed yet', () => {
  const change = asked('Change 8.2 m² to cm².', '82,000 cm²', '820 cm²', '8,200 cm²');
  expect(['82000', '82,000 cm²', '8.2 m²'].map((typed) => verdictOf(change, typed))).toEqual(['right', 'right', 'nearly']);
  const howMany = asked('How many metres are in 3 km?', '3,000 m', '30 m', '300 m');
  expect(['3000', '3 km'].map((typed) => verdictOf(howMany, typed))).toEqual(['right', 'nearly']);
  const open = asked('A rectangle is 9 m long and 2 m wide. What is its area?', '18 m²', '22 m²', '11 m²');
  expect(verdictOf(open, '18')).toBe('nearly');
});

test('a number may be written in words, unless it stands in words in the question', () => {
  expect(verdictOf(asked('How many apples are left?', '5', '6', '7'), 'Five')).toBe('right');
  expect(verdictOf(asked('Write twelve thousand and five in figures.', '12,005', '1,205', '12,500'), 'twelve thousand and five')).toBe(
    'wrong',
  );
});

test('a bearing needs its three figures, not its sign', () => {
  const bearing = asked('What is the bearing of A from B?', '052°', '128°', '232°');
  expect(['052', '052°', '52'].map((typed) => verdictOf(bearing, typed))).toEqual(['right', 'right', 'nearly']);
});

test('a gap that many numbers fit is chosen, not typed', () => {
  expect(leansOnOptions('Fill the gap. The century that holds the year ____ is the 19th century.')).toBe(true);
  expect(leansOnOptions('Fill the gap. The Great Fire of London began in ____.')).toBe(false);
});
