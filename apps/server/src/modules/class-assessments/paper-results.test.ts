import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { misconceptionsOf, type Paper, questionResults } from './paper-results.ts';

const plain = { inline: (text: string) => text };
const question = (id: string, notes: readonly string[], beliefs: readonly (string | null)[]): MultipleChoice => ({
  type: 'multiple_choice',
  id,
  question: `${id}?`,
  options: ['right', 'wrong', 'odd'],
  correctAnswer: 0,
  optionNotes: [...notes],
  misconceptions: [...beliefs],
  explanation: '',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'bank',
  sourceId: 'maths.ks3.fractions/one',
});
const one = question('one', ['', 'You added the bottoms.', ''], [null, 'adds-bottoms', null]);
const two = question('two', ['', 'You added the bottoms.', 'You forgot to carry.'], [null, 'adds-bottoms', null]);
const paper = (name: string, ...answers: readonly number[]): Paper => ({ pupil: { id: name, name }, answers });
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
