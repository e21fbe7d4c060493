import { openBank } from '@hedgerow/curriculum/bank';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import { expect, test } from 'vitest';
import type { Nearness, NearText } from '../similarity/nearness.ts';
import { chooseQuestions, evenedChance } from './choose-questions.ts';
import { composeAssessment } from './compose-assessment.ts';
import { findTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';
import { practisesOf } from './practises.ts';
import type { FoundTopics } from './find-topics.ts';
import { topicOffers } from './topic-offers.ts';

const bank = openBank();
const topicId = 'geography.ks2.rivers';
const topic = bank.topic(topicId);
if (topic === undefined) throw new Error('The bank has no rivers');
const [objective, other] = topic.objectives;
if (objective === undefined || other === undefined) throw new Error('Rivers have too few objectives');
const ref = objectiveRef(topicId, objective.id);
const own = topic.items.filter((item) => item.objective === objective.id);
const others = topic.items.filter((item) => item.objective === other.id);
const idOf = ({ id }: { readonly id: string }): string => `${topicId}/${id}`;

const near = (text: string, objectives: NearText['objectives'], some: readonly { readonly id: string }[]): NearText => ({
  text,
  objectives,
  questions: Object.fromEntries(topic.items.map((item) => [idOf(item), some.includes(item) ? 0.9 : 0.1])),
  about: Object.fromEntries(topic.items.map((item) => [idOf(item), some.includes(item) ? 0.9 : 0.1])),
});

/** A wish that no name of the bank holds: its words say nothing, its meaning all. */
const found = (nearness: Nearness): FoundTopics => ({
  ...findTopics(bank, { subject: 'geography', keyStage: 'KS2', topicText: 'rivers', nearness }),
  asked: new Set([ref]),
  isWhole: false,
  isNamed: false,
  wordGroups: [['zzz']],
});
const selection = { count: 5, difficulty: 'intermediate', seed: 3, history: [], accepts: () => true } as const;

test('of two questions of an objective the one that lies nearer to what was typed is the likelier', () => {
  const wanted = own.slice(0, 3);
  const offers = topicOffers(topic).filter(({ draft }) => draft.provenance === 'bank' && draft.objective === objective.id);
  const practises = practisesOf(found({ whole: near('a wish', { [ref]: 0.95 }, wanted), parts: [] }), offers);
  const chances = (isWanted: boolean) =>
    offers
      .filter(({ draft }) => wanted.some((item) => idOf(item) === draft.sourceId) === isWanted)
      .map((offer) => practises?.chanceOf(offer) ?? 0);
  expect(Math.min(...chances(true))).toBeGreaterThan(Math.max(...chances(false)));
});

const about = (offer: Offer, text: string): Offer => ({ ...offer, draft: { ...offer.draft, about: [text] } });

test('what a question is about, in a pupil’s words, speaks for it', () => {
  const [first, second] = topicOffers(topic).filter(({ draft }) => draft.provenance === 'bank' && draft.objective === objective.id);
  if (first === undefined || second === undefined) throw new Error('Rivers have too few questions');
  const offers = [about(first, 'oxbow lakes'), about(second, 'deltas')];
  const wish = { ...found({ whole: near('oxbow', { [ref]: 0.8 }, []), parts: [] }), wordGroups: [['oxbow']] };
  const [onOxbows, onDeltas] = offers.map((offer) => practisesOf(wish, offers)?.chanceOf(offer) ?? 0);
  expect(onOxbows).toBeGreaterThan((onDeltas ?? 1) + 0.1);
});

test('a topic that is meant as a whole is not narrowed', () => {
  const wish = { ...found({ whole: near('rivers', {}, []), parts: [] }), asked: new Set([ref]), isWhole: true };
  const chosen = chooseQuestions(topicOffers(topic), wish, selection);
  expect(chosen.offers.filter(chosen.isOn).length).toBe(chosen.offers.length);
});

test('three that are surely on it are filled up to a quiz with what comes closest of the same objective, and only they count', () => {
  const drafts = topicOffers(topic).filter(({ draft }) => draft.provenance === 'bank' && draft.objective === objective.id);
  const offers = drafts.map((offer, at) => about(offer, at < 3 ? 'oxbow lakes' : 'oxbow'));
  const close = (value: number) => Object.fromEntries(offers.map(({ draft }, at) => [draft.sourceId, at < 3 ? 0.9 : value]));
  const whole: NearText = {
    text: 'oxbow',
    objectives: { [ref]: 0.95 },
    labels: { [ref]: 0.95 },
    asks: { [ref]: { nearest: 0.95, mean: 0.8 } },
    questions: close(0.3),
    about: close(0.5),
  };
  const wish = { ...found({ whole, parts: [] }), isNamed: true, wordGroups: [['oxbow']] };
  const chosen = chooseQuestions(offers, wish, selection);
  expect(chosen.offers.length).toBe(5);
  expect(chosen.offers.filter(chosen.isOn).length).toBe(3);
});

test('of a double wish both halves come', () => {
  const second = objectiveRef(topicId, other.id);
  const wish = {
    ...found({
      whole: near('both', { [ref]: 0.9, [second]: 0.9 }, [...own, ...others]),
      parts: [near('one half', { [ref]: 0.95, [second]: 0.2 }, own), near('other half', { [ref]: 0.2, [second]: 0.95 }, others)],
    }),
    asked: new Set([ref, second]),
    isNamed: true,
  };
  const chosen = chooseQuestions(topicOffers(topic), wish, { ...selection, count: 6 });
  const written = chosen.offers.map(({ draft }) => draft.objective);
  expect(chosen.hasEveryPart).toBe(true);
  for (const id of [objective.id, other.id]) expect(written.filter((one) => one === id).length).toBeGreaterThanOrEqual(2);
});

test('a question that says both halves of a double wish is on both, whichever it lies nearer to', () => {
  const [offer] = topicOffers(topic).filter(({ draft }) => draft.provenance === 'bank' && draft.objective === objective.id);
  if (offer === undefined) throw new Error('Rivers have no questions');
  const asking = (stem: string): Offer => ({ ...offer, draft: { ...offer.draft, stem, key: { text: 'in their shape', why: '' } } });
  const offers = ['How do a meander and a delta differ?', 'Where does a meander bend most?'].map(asking);
  const parts = [near('meander', { [ref]: 0.95 }, own), near('delta', { [ref]: 0.2 }, [])];
  const practises = practisesOf(found({ whole: near('meander and delta', { [ref]: 0.9 }, own), parts }), offers);
  expect(offers.map((one) => practises?.partOf(one))).toEqual([undefined, 0]);
});

test('what is called so at the stage beside is exact where every question is on it, and says when it is taught', () => {
  const made = composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS3',
    topicText: 'reverse percentages',
    difficulty: 'intermediate',
    count: 5,
    includeEssays: false,
    seed: 4,
    history: [],
  });
  expect(made.coverage).toBe('exact');
  expect(made.sentence).toMatch(/^This is taught in Years? \d/);
});

test.each(['expanding double brakets', 'reversable reacshuns'])('the slip in “%s” is not said back', (topicText) => {
  const query = { bank, subject: topicText.startsWith('exp') ? 'maths' : 'chemistry', keyStage: 'KS3', topicText } as const;
  const { sentence } = composeAssessment({ ...query, difficulty: 'intermediate', count: 5, includeEssays: false, seed: 4, history: [] });
  expect(sentence).not.toContain(topicText.split(' ').at(-1));
});

test('what is called nothing and comes near nothing is refused; what comes near in meaning is offered', () => {
  const wish = { subject: 'history', keyStage: 'KS4', topicText: 'falklands war' } as const;
  const byWords = findTopics(bank, wish);
  expect(byWords.coverage).toBe('near');
  const nearTo = (value: number): Nearness => ({
    whole: { text: wish.topicText, objectives: Object.fromEntries([...byWords.asked].map((one) => [one, value])), questions: {} },
    parts: [],
  });
  expect(findTopics(bank, { ...wish, nearness: nearTo(0.4) })).toMatchObject({ coverage: 'subject', topics: [] });
  expect(findTopics(bank, { ...wish, nearness: nearTo(0.7) }).topics).not.toEqual([]);
});

test('of one generator the sums in other words are as likely as those in the words that were typed, where they lie little behind', () => {
  const [sample] = topicOffers(topic);
  if (sample === undefined) throw new Error('Rivers have no questions');
  const made = (sourceId: string, chance: number, provenance: 'generator' | 'bank' = 'generator') => ({
    chance,
    offer: { ...sample, draft: { ...sample.draft, sourceId, provenance } },
  });
  const all = [made('sharing', 0.95), made('sharing', 0.8), made('sharing', 0.6), made('mixing', 0.7), made('written', 0.8, 'bank')];
  const chances = new Map<Offer, number>(all.map(({ offer, chance }) => [offer, chance]));
  const offers = all.map(({ offer }) => offer);
  const evened = evenedChance(offers, (offer) => chances.get(offer) ?? 0);
  expect(offers.map(evened)).toEqual([0.95, 0.95, 0.6, 0.7, 0.8]);
});

test('among sums stand written questions on just the same: why, what went wrong, which way to begin', () => {
  const topicText = 'lowest common multiple';
  const wish = {
    subject: 'maths',
    keyStage: 'KS3',
    topicText,
    nearness: { whole: { ...near(topicText, {}, []), questions: {}, about: {} }, parts: [] },
  } as const;
  const { questions } = composeAssessment({
    bank,
    ...wish,
    difficulty: 'intermediate',
    count: 8,
    includeEssays: false,
    seed: 11,
    history: [],
  });
  const written = questions.filter(({ provenance }) => provenance === 'bank');
  expect(written.length).toBeGreaterThanOrEqual(2);
  expect(written.length).toBeLessThan(questions.length);
});
