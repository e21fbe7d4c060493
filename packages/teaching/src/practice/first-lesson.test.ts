import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { firstLesson } from './first-lesson.ts';

const bank = openBank();

test('a practice on two topics begins with the lesson of its first question, whichever topic that is of', () => {
  const [long, short] = ['maths.ks2.long-multiplication-and-division', 'maths.ks2.multiplication-and-division'].map((id) => bank.topic(id));
  if (long === undefined || short === undefined) throw new Error('no such topics');
  for (const { objective, heading } of short.sections) {
    const [screen] = firstLesson(bank, long, { topicId: short.id, objective }, 'KS2');
    expect(screen).toMatchObject({ kind: 'idea', heading });
  }
  expect(firstLesson(bank, long, undefined, 'KS2')[0]).toMatchObject({ heading: long.sections[0]?.heading });
});
