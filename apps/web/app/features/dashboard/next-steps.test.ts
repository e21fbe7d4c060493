import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

const nothing = { files: [], assessments: [], cardsDue: 0 };
const kinds = (standing: Parameters<typeof nextSteps>[0]) => nextSteps(standing).map(({ kind }) => kind);

test('a new pupil is shown what their plan opens, and nothing else', () => {
  expect(kinds({ plan: 'secondary_learn', ...nothing })).toEqual(['upload']);
  expect(kinds({ plan: 'secondary_practice', ...nothing })).toEqual(['upload', 'practise']);
  expect(kinds({ plan: 'free', ...nothing })).toEqual([]);
});

test('begun work comes first, then cards, then text to check, at most three', () => {
  const standing = {
    plan: 'secondary_practice',
    files: [{ id: 'f', originalName: 'notes.jpg', state: 'needs_checking' }],
    assessments: [{ id: 'a', title: 'Maths: Vectors', isCompleted: false }],
    cardsDue: 7,
  } as const;
  expect(nextSteps(standing)).toEqual([
    { kind: 'resume', id: 'a', words: 'Finish “Maths: Vectors”' },
    { kind: 'cards', words: 'Study 7 cards' },
    { kind: 'check', id: 'f', words: 'Check the text of “notes.jpg”' },
  ]);
});

test('who has done everything is asked for nothing', () => {
  const done = {
    files: [{ id: 'f', originalName: 'a.pdf', state: 'ready' }],
    assessments: [{ id: 'a', title: 'b', isCompleted: true }],
  } as const;
  expect(kinds({ plan: 'secondary_practice', cardsDue: 0, ...done })).toEqual([]);
});
