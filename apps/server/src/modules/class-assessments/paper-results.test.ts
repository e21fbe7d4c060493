import type { FigureQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { misconceptionsOf, type Paper, questionResults } from './paper-results.ts';

const plain = { inline: (text: string) => text };
const question = (id: string, notes: readonly string[], beliefs: readonly (string | null)[]): MultipleChoice => ({
  ...bareQuestion,
  type: 'multiple_choice',
  id,
  question: `${id}?`,
  options: ['right', 'wrong', 'odd'],
  correctAnswer: 0,
  optionNotes: [...notes],
  misconceptions: [...beliefs],
  sourceId: 'maths.ks3.fractions/one',
});
const one = question('one', ['', 'You added the bottoms.', ''], [null, 'adds-bottoms', null]);
const two = question('two', ['', 'You added the bottoms.', 'You forgot to carry.'], [null, 'adds-bottoms', null]);
const paper = (name: string, ...answers: readonly (number | string)[]): Paper => ({ pupil: { id: name, name }, answers });
const beliefOf = (_question: MultipleChoice, id: string) =>
  id === 'adds-bottoms'
    ? {
        belief: 'Bottoms are added',
        correction: 'They stay as they are',
        topicId: 'maths.ks3.fractions',
        misconceptionId: id,
        topic: 'Adding fractions',
      }
    : undefined;

test('each question counts who answered, who was right and which options were chosen', () => {
  const results = questionResults([one], [paper('Ada', 0), paper('Ben', 1), paper('Cy', -1)], plain);
  expect(results[0]).toMatchObject({ answered: 2, correct: 1, options: [{ chosen: 1, correct: true }, { chosen: 1 }, { chosen: 0 }] });
});

test('a misconception gathers its questions and pupils; an option that names none is left out, whatever its note says', () => {
  const papers = [paper('Ada', 1, 1), paper('Ben', 1, 2), paper('Cy', 2, 0)];
  expect(misconceptionsOf([one, two], papers, beliefOf, plain)).toEqual([
    {
      belief: 'Bottoms are added',
      correction: 'They stay as they are',
      topicId: 'maths.ks3.fractions',
      misconceptionId: 'adds-bottoms',
      topic: 'Adding fractions',
      questions: [0, 1],
      pupils: [
        { id: 'Ada', name: 'Ada' },
        { id: 'Ben', name: 'Ben' },
      ],
    },
  ]);
});

const clock: FigureQuestion = {
  type: 'on_figure',
  id: 'clock',
  question: 'Set the clock to half past three. Move the hands.',
  figure: { kind: 'clock', hour: 12, minute: 0, blank: true },
  task: { kind: 'hands', minutes: 5 },
  right: [18, 6],
  slips: [],
  explanation: '',
  stepByStepSolution: [],
  hints: [],
  marks: 2,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'generator',
  sourceId: 'maths-clock-times',
};

test('on a picture all marks, a part and none are counted, and where most others went is named first; what does not fit is no answer', () => {
  const papers = [
    paper('Ada', '18,6'),
    // A small mark off is still between the same two numbers.
    paper('Bea', '17,6'),
    paper('Cat', '15,6'),
    paper('Dan', '3,3'),
    paper('Eve', '3,3'),
    paper('Fay', '99,99'),
    paper('Gus', -1),
    paper('Hal', 'x'),
  ];
  const [seen] = questionResults([clock], papers, plain);
  expect(seen).toMatchObject({ type: 'on_figure', marks: 2, answered: 5, correct: 2, part: 1 });
  expect(seen?.options.map(({ correct, chosen }) => [correct, chosen])).toEqual([
    [true, 2],
    [false, 2],
    [false, 1],
  ]);
  expect(seen?.options[0]?.text).toContain('Long hand');
  expect(seen?.right?.words).toContain(seen?.options[0]?.text);
  expect(misconceptionsOf([clock], papers, beliefOf, plain)).toEqual([]);
});
