import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { firstLesson } from './first-lesson.ts';

const bank = openBank();

test('a practice on two topics begins with the lesson of its first question, whichever topic that is of', () => {
  const [long, short] = ['maths.ks2.long-multiplication-and-division', 'maths.ks2.multiplication-and-division'].map((id) => bank.topic(id));
  if (long === undefined || short === undefined) throw new Error('no such topics');
  for (const { objective, heading } of short.sections) {
    const [screen] = firstLesson(bank, long, { topicId: short.id, objective }, { keyStage: 'KS2', asked: 'short multiplication' });
    expect(screen).toMatchObject({ kind: 'idea', heading });
  }
  expect(firstLesson(bank, long, undefined, { keyStage: 'KS2', asked: long.title })[0]).toMatchObject({
    heading: long.sections[0]?.heading,
  });
});

test.each([
  ['adding ing to words', /^Add \*\*-ing\*\*/],
  ['plurals', /^To show more than one/],
  ['adding endings', /^To show more than one/],
])('an infant who asks for “%s” is taught that first', (asked, first) => {
  const topic = bank.topic('english.ks1.phonics-and-spelling');
  if (topic === undefined) throw new Error('no such topic');
  const lesson = firstLesson(bank, topic, { topicId: topic.id, objective: 'endings-no-change' }, { keyStage: 'KS1', asked });
  expect(lesson[0]).toMatchObject({ kind: 'idea', text: expect.stringMatching(first) });
});
