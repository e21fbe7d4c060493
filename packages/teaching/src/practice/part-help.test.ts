import { openBank } from '@hedgerow/curriculum/bank';
import type { PartsQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { cellsText } from '@hedgerow/figures/answering/given';
import { expect, test } from 'vitest';
import { explainMistake } from './explain-mistake.ts';
import { markGiven } from './mark-given.ts';
import { helpFor, helpSteps } from './help-ladder.ts';
import { helpedOn, tellsPart } from './part-help.ts';
import { partResults } from './part-results.ts';
import { writtenTasks } from './written-tasks.ts';

const bank = openBank();
const asked = bank.index.flatMap(({ id }) => {
  const topic = bank.topic(id) ?? expect.fail(id);
  return writtenTasks(topic, 1).flatMap((question) => (question.type === 'parts' ? [{ question, topic }] : []));
});
const rungs = (question: PartsQuestion, topic: Topic, given: string | null): readonly (readonly string[])[] =>
  helpSteps.slice(0, -1).map((step) => helpFor(helpedOn(question, given), step, topic, 1).lines);
const found = asked.find(({ question }) => question.sourceId.endsWith('/parts-coach-two-stages'));
if (found === undefined) throw new Error('the coach is not in the bank');
const { question: coach, topic } = found;

test('there are questions in parts of every level, and none repeats another', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(new Set(asked.map(({ question }) => question.difficulty)).size).toBe(3);
  expect(new Set(asked.map(({ question }) => question.question)).size).toBe(asked.length);
});

test('help begins with part (a), says something on every rung, and tells no answer', () => {
  const ladders = asked.map(({ question, topic: own }) => ({ question, lines: rungs(question, own, null) }));
  expect(ladders.filter(({ lines }) => lines[0]?.[0]?.startsWith('Part (a): ') !== true).map(({ question }) => question.sourceId)).toEqual(
    [],
  );
  expect(ladders.filter(({ lines }) => lines.some(({ length }) => length === 0)).map(({ question }) => question.sourceId)).toEqual([]);
  const telling = ladders.flatMap(({ question, lines }) =>
    lines
      .flat()
      .filter((line) => tellsPart(question.parts, line))
      .map((line) => `${question.sourceId}: ${line}`),
  );
  expect(telling).toEqual([]);
});

test('after a try, help is on the first part that is not right', () => {
  expect(rungs(coach, topic, cellsText(['80', '12.5', '48.6']))[0]?.[0]).toMatch(/^Part \(b\): /);
  expect(rungs(coach, topic, cellsText(['80', '50', '52.5']))[0]?.[0]).toMatch(/^Part \(c\): /);
});

test('marks that were earned are told; the part where it breaks first is named, with what it shows', () => {
  const slip = cellsText(['80', '12.5', '37.9']);
  const marked = markGiven(coach, slip);
  expect(marked).toMatchObject({
    verdict: 'wrong',
    say: 'Part of it is right: 3 of 4 marks. Look again at part (b).',
    misconception: 'distance-divides',
  });
  expect(marked.note).toMatch(/^Part \(b\): /);
  const mistake = explainMistake(coach, { given: slip, note: marked.note, closed: false, topic });
  expect(mistake?.own.map(({ breaks }) => breaks)).toEqual([false, true, false]);
  expect(mistake).toMatchObject({ steps: [], belief: '', correction: '' });
  expect(explainMistake(coach, { given: slip, note: marked.note, closed: true, topic })?.belief).not.toBe('');
  const unknown = cellsText(['80', '51', '1']);
  expect(explainMistake(coach, { given: unknown, note: '', closed: true, topic })).toMatchObject({
    note: 'It goes wrong first at part (b).',
    steps: coach.parts[1]?.steps,
    own: [{ breaks: false }, { breaks: true }, { breaks: true }],
  });
});

test.each([
  [['80', '50', '48.6'], 'right', 'Yes, that is right.'],
  [['80', '50', '48.57'], 'nearly', 'Part (c): The working is right. Now round it as the question asks.'],
  [['1', '2', '3'], 'wrong', 'Not quite. Look again at part (a).'],
  [['80', '', ''], 'wrong', 'Part of it is right: 1 of 4 marks. Look again at part (b).'],
] as const)('%j is %s', (typed, verdict, say) => {
  expect(markGiven(coach, cellsText(typed))).toMatchObject({ verdict, say });
});

test('what cannot be read is no try', () => {
  expect(markGiven(coach, cellsText(['80', 'fifty', '1']))).toMatchObject({
    unread: true,
    say: 'Part (b): Write your answer as a number.',
  });
});

test('until it is closed no part has its answer or its working', () => {
  const open = partResults(coach, cellsText(['80', '12.5', '37.9']), { closed: false, inline: (text) => text });
  expect(open.map(({ verdict, given, answer, steps }) => [verdict, given, answer, steps.length])).toEqual([
    ['right', '80', '', 0],
    ['wrong', '12.5', '', 0],
    ['carried', '37.9', '', 0],
  ]);
  const shown = partResults(coach, null, { closed: true, inline: (text) => text });
  expect(shown.map(({ given, answer, steps }) => [given, answer, steps.length > 0])).toEqual([
    ['', '80 km/h', true],
    ['', '50 km', true],
    ['', '48.6 km/h', true],
  ]);
});
