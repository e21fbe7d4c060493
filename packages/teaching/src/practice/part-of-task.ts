import type { ExpectedAnswer } from '@hedgerow/curriculum/expected-answer';
import type { QuestionPart } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Task } from '@hedgerow/curriculum/written-task';
import { wordsBySubject } from '../answers/card-answer.ts';

type TaskPart = Extract<Task, { kind: 'parts' }>['parts'][number];

const pounds = (pence: number): string => `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;

/** As it would be typed, or as a formula. */
const shownAs = (expected: ExpectedAnswer, unit: string): string => {
  switch (expected.kind) {
    case 'number':
      return unit === '' || unit === '%' || unit === '°' ? `${expected.value}${unit}` : `${expected.value} ${unit}`;
    case 'quantity':
      return `${expected.value} ${expected.unit}`;
    case 'money':
      return pounds(expected.pence);
    case 'time':
      return expected.at;
    case 'expression':
      return `$${expected.expression}$`;
    case 'words':
      return expected.answers[0] ?? '';
  }
};

/** Digits alone only where every answer that is known has nothing else: their keyboard has no point and no sign. */
const keysOf = ({ expected, wrong, unit }: TaskPart): QuestionPart['keys'] => {
  switch (expected.kind) {
    case 'number':
      return unit === undefined && [expected.value, ...wrong.map(({ text }) => text)].every((text) => /^\d+$/.test(text))
        ? 'digits'
        : 'number';
    case 'quantity':
    case 'money':
    case 'time':
      return 'number';
    case 'expression':
      return 'expression';
    case 'words':
      return 'words';
  }
};

/** A part as it is asked and judged. */
export const partOf = ({ subject }: Topic, part: TaskPart): QuestionPart => {
  const { ask, expected, shown, unit = '', marks, hint, steps, wrong, from, places } = part;
  return {
    ask,
    expected: expected.kind === 'words' ? { ...expected, ...wordsBySubject[subject], others: wrong.map(({ text }) => text) } : expected,
    answer: shown ?? shownAs(expected, unit),
    unit,
    ...(from === undefined ? {} : { from }),
    ...(places === undefined ? {} : { places }),
    marks,
    hint,
    steps,
    slips: wrong.map(({ text, why, misconception }) => ({ text, note: why, misconception: misconception ?? null })),
    keys: keysOf(part),
  };
};
