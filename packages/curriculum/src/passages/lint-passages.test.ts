import { expect, test } from 'vitest';
import { lintPassage, lintPassages } from './lint-passages.ts';
import type { Passage } from './passage.ts';
import { passageFolder, readPassages } from './read-passages.ts';

const passages = readPassages();
const sample = (): Passage => {
  const found = passages.find(({ id }) => id === 'passage.ks2.the-lighthouse-dog');
  if (found === undefined) throw new Error('the sample is missing');
  return structuredClone(found);
};
const saidOf = (passage: Passage): string =>
  lintPassage(passage)
    .map(({ text }) => text)
    .join('\n');
const withFirst = (change: Partial<Passage['questions'][number]>): Passage => {
  const passage = sample();
  return { ...passage, questions: passage.questions.map((question, index) => (index === 0 ? { ...question, ...change } : question)) };
};

test('every passage of the shelf is sound', () => {
  expect(lintPassages(passageFolder).filter(({ level }) => level === 'error')).toEqual([]);
});

test('each stage has stories and a poem to read', () => {
  for (const stage of ['KS1', 'KS2', 'KS3', 'KS4']) {
    const types = passages.filter(({ keyStage }) => keyStage === stage).map(({ type }) => type);
    expect([...new Set(types)].toSorted()).toEqual(['poem', 'short_story']);
  }
});

test('an answer must rest on words that stand in the passage', () => {
  expect(saidOf(withFirst({ evidence: 'Skip could fly' }))).toContain('does not stand in the passage');
});

test('a question keeps the rules of every question', () => {
  expect(saidOf(withFirst({ explanation: 'It says so.' }))).toContain('explanation is shorter');
  expect(saidOf(withFirst({ stem: 'Which of these is not in the lighthouse?' }))).toContain('asks for what is not so');
});

test('a passage that is too long for its stage is named', () => {
  const passage = sample();
  expect(saidOf({ ...passage, content: `${passage.content}\n\n${passage.content}` })).toContain('KS2 has 90 to 280');
});

test('questions ask in several reading domains', () => {
  const passage = sample();
  const questions = passage.questions.map((question) => ({ ...question, domain: 'retrieval' as const }));
  expect(saidOf({ ...passage, questions })).toContain('asks in 1 reading domains');
});

test('a folder that is missing has no passages', () => {
  expect(readPassages('/nowhere/at/all')).toEqual([]);
});
