import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { methodsOf } from '../compose/methods.ts';
import { topicOffers } from '../compose/topic-offers.ts';
import { rightWords } from './given-answer.ts';
import { similarQuestion } from './similar-question.ts';

const bank = openBank();

test('one like it asks for another answer than the one that was just read, with the same picture or another', () => {
  const entry = bank.index.find(({ id }) => id === 'maths.ks2.fractions');
  const methods = methodsOf(entry ?? { id: '', objectives: [] }).filter(({ generator }) => generator.id === 'maths-fraction-meaning');
  const draws = generatorDrafts(methods.slice(0, 1), { seed: 4, difficulty: 'intermediate', count: 12 });
  expect(draws.length).toBeGreaterThan(5);
  for (const [seed, draft] of draws.entries()) {
    const question = instantiate(draft, { seed, keyPlace: 1, keyStage: 'KS2' });
    const similar = similarQuestion({ bank, question, subject: 'maths', keyStage: 'KS2', seed, asked: [] });
    expect(similar.sourceId).toBe(question.sourceId);
    expect([similar.question, rightWords(similar)]).not.toEqual([question.question, rightWords(question)]);
  }
});

/** What is offered after a question of the bank; the question itself where nothing is like it. */
const after = (topicId: string, item: string): string => {
  const topic = bank.topic(topicId);
  const offer = topic && topicOffers(topic).find(({ draft }) => draft.sourceId === `${topicId}/${item}`);
  if (topic === undefined || offer === undefined) throw new Error(`no ${topicId}/${item}`);
  const { subject, keyStage } = topic;
  const question = instantiate(offer.draft, { seed: 1, keyPlace: 1, keyStage });
  return similarQuestion({ bank, question, subject, keyStage, seed: 7, asked: [] }).question;
};

test('one like it is the nearest at the same or a lower level, and none where nothing is like it', () => {
  // A share of a set is no third of a half.
  expect(after('maths.ks2.fractions', 'meaning-beads')).not.toContain('pizza');
  expect(after('english.ks1.phonics-and-spelling', 'find-vowel')).toContain('vowel');
});

test('one like it is never at a higher level', () => {
  const topic = bank.topic('biology.ks4.homeostasis');
  if (topic === undefined) throw new Error('no topic');
  const levels = ['beginner', 'intermediate', 'advanced'];
  for (const { draft } of topicOffers(topic).filter(({ draft: { provenance } }) => provenance === 'bank')) {
    const question = instantiate(draft, { seed: 1, keyPlace: 1, keyStage: 'KS4' });
    const similar = similarQuestion({ bank, question, subject: 'biology', keyStage: 'KS4', seed: 7, asked: [] });
    expect(levels.indexOf(similar.difficulty)).toBeLessThanOrEqual(levels.indexOf(question.difficulty));
  }
});
