import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';

const bank = openBank();
const asked = (topicText: string) =>
  composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS2',
    topicText,
    difficulty: 'beginner',
    count: 5,
    includeEssays: false,
    seed: 1,
    history: [],
  });

const ofKeyStage2 = (title: string) =>
  bank.index.some(
    ({ keyStage, title: own, objectives }) =>
      keyStage === 'KS2' && [own, ...objectives.flatMap(({ names }) => names)].some((name) => name.toLowerCase() === title.toLowerCase()),
  );

test('a topic of a later stage is not given as another one in silence: when it is taught comes first', () => {
  const { coverage, sentence } = asked('Quadratic equations');
  expect(coverage).toBe('near');
  expect(sentence).toMatch(/^“Quadratic equations” is taught in Years? \d.* This comes from our own Key Stage 2 topic/);
});

test('what is taught later is not said to be missing, and what leads to it at this stage is offered', () => {
  const { questions, sentence, nearest } = asked('Pythagoras');
  expect(questions).toEqual([]);
  expect(sentence).toMatch(/^“Pythagoras” is taught in Years? \d+(?: to \d+)?\. We have nothing on it for Key Stage 2\./);
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.filter((title) => !ofKeyStage2(title))).toEqual([]);
});
