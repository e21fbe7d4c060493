import { bankFolder, openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { askAboutTopic } from './talk-prompt.ts';

const bank = openBank(bankFolder);
const written = (text: string): string => text;

test('what a parent tries with a child is two lines wherever a topic has anything as short, and says nothing of marks', () => {
  const asks = bank.index.flatMap(({ id }) => {
    const topic = bank.topic(id);
    const hasShort = topic?.workedExamples.some(({ problem }) => problem.replace(/\s*\(\d+ marks?\)\.?$/, '').length <= 100) === true;
    return topic === undefined || !hasShort
      ? []
      : [0, 1, 2, 3].map((turn) => askAboutTopic('Max', topic, { turn, weak: undefined, written }).ask);
  });
  expect(asks.length).toBeGreaterThan(1000);
  expect(asks.filter((ask) => ask.length > 160 || /\(\d+ marks?\)/.test(ask))).toEqual([]);
});

test('an answer that is a sentence is not begun in the middle of another, nor ended twice', () => {
  const helps = bank.index.flatMap(({ id }) => {
    const topic = bank.topic(id);
    return topic === undefined ? [] : [0, 1, 2].map((turn) => askAboutTopic('Max', topic, { turn, weak: undefined, written }).helps);
  });
  expect(helps.filter((words) => /^The answer is |[^.]\.\. /.test(words))).toEqual([]);
});

test('another day brings another example', () => {
  const topic = bank.topic('maths.ks3.linear-equations');
  if (topic === undefined) throw new Error('the topic is gone');
  const asks = [0, 1, 2, 3].map((turn) => askAboutTopic('Ivy', topic, { turn, weak: undefined, written }).ask);
  expect(new Set(asks).size).toBeGreaterThan(1);
});

test('what goes wrong is tried, and no other part of its topic, which may be of a later year', () => {
  const topic = bank.topic('maths.ks2.fractions');
  if (topic === undefined) throw new Error('the topic is gone');
  const weak = topic.objectives.find(({ id }) => !topic.workedExamples.some(({ objective }) => objective === id))?.id;
  if (weak === undefined) throw new Error('each objective has an example');
  const own = topic.items.filter(({ objective }) => objective === weak).map(({ stem }) => stem);
  const asks = [0, 1, 2, 3, 4, 5].map((turn) => askAboutTopic('Robin', topic, { turn, weak, written }));
  for (const { ask } of asks) expect(own).toContain(ask.replace(/^.*? aloud: /, ''));
  for (const { helps } of asks) expect(helps).toMatch(/^The answer: /);
});
