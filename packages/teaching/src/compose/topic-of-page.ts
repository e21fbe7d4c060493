import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { objectiveRef, type ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { Topic } from '@hedgerow/curriculum/topic';
import { isOfStage, subjectFamily } from '@hedgerow/curriculum/subject-families';
import { fold } from '@hedgerow/curriculum/words';
import { keyStages, type KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { spellingPage } from '../text/spelling-page.ts';
import { findTopics, type FoundTopics, type TopicQuery } from './find-topics.ts';
import { comparesFaiths } from './compared-faiths.ts';
import { onlyFitting } from './near-notes.ts';
import type { SpokenOf } from './spoken-of.ts';

const singular = (words: string): string => words.replaceAll(/(?<=\p{L}{3})s\b/gu, '');
const plainly = (text: string): string =>
  ` ${singular(fold(text))
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

const shortestTerm = 4;
const known = new WeakMap<readonly string[], readonly string[]>();
const termsOf = ({ vocabulary }: IndexEntry): readonly string[] => {
  const before = known.get(vocabulary);
  if (before !== undefined) return before;
  const terms = [...new Set(vocabulary.map(plainly))].filter((term) => term.trim().length >= shortestTerm);
  known.set(vocabulary, terms);
  return terms;
};

/** "sikhism" of Key Stage 2 and "sikhism-beliefs-and-practices" of GCSE are one thing for two ages. */
const matterOf = ({ id, subject }: IndexEntry): string => `${subject}.${(id.split('.').at(-1) ?? '').split('-')[0] ?? ''}`;

/** How much a word tells: of one thing alone all, of many little. */
const weightsOf = (index: Bank['index']): ReadonlyMap<string, number> => {
  const matters = new Map<string, Set<string>>();
  for (const entry of index)
    for (const term of termsOf(entry)) matters.set(term, (matters.get(term) ?? new Set<string>()).add(matterOf(entry)));
  return new Map([...matters].map(([term, of]) => [term, 1 / of.size]));
};
const weights = new WeakMap<Bank['index'], ReadonlyMap<string, number>>();

const fewestTerms = 3;
/** As much as two words that no other topic has. */
const leastSaid = 2;
/** A topic of the stage before or after must be spoken of twice as much. */
const ofOtherStage = 0.5;
/** A page that might as well be of another topic is said to be of none. */
const clearlyMore = 1.3;

/** The topic whose own words a page is written in: "Memory" may head any page, "retina" and "ciliary muscle" do not. */
export const topicOfPage = (
  { index }: Bank,
  { subject, keyStage }: { readonly subject: SubjectId; readonly keyStage: KeyStage },
  page: string,
): IndexEntry | undefined => {
  const weightOf = weights.get(index) ?? weightsOf(index);
  weights.set(index, weightOf);
  const said = plainly(page);
  const family = new Set<SubjectId>(subjectFamily(subject));
  const stage = keyStages.indexOf(keyStage);
  const [best, ...others] = index
    .filter(
      (entry) => family.has(entry.subject) && (isOfStage(entry, keyStage) || Math.abs(keyStages.indexOf(entry.keyStage) - stage) === 1),
    )
    .map((entry) => {
      const own = termsOf(entry).filter((term) => said.includes(term));
      const weight = own.reduce((sum, term) => sum + (weightOf.get(term) ?? 0), 0);
      return { entry, terms: own.length, score: isOfStage(entry, keyStage) ? weight : weight * ofOtherStage };
    })
    .toSorted((a, b) => b.score - a.score);
  const second = best === undefined ? undefined : others.find(({ entry }) => matterOf(entry) !== matterOf(best.entry));
  return best !== undefined && best.terms >= fewestTerms && best.score >= leastSaid && best.score >= clearlyMore * (second?.score ?? 0)
    ? best.entry
    : undefined;
};

/** A name of one word, such as "fractions", stands on many pages. */
const isTelling = (name: string): boolean => name.trim().includes(' ');
/** What of a topic a page names itself: "percentages" was typed, and the page goes on to percentage change. */
const namedOn = (topic: Topic, said: string): readonly ObjectiveRef[] =>
  topic.objectives.flatMap(({ id, names }) =>
    names.map(plainly).some((name) => isTelling(name) && said.includes(name)) ? [objectiveRef(topic.id, id)] : [],
  );

export const nothingFound = (found: FoundTopics): FoundTopics => ({
  ...found,
  coverage: 'subject',
  topics: [],
  asked: new Set(),
  methods: [],
  named: undefined,
});

/** So much of a page is on its topic, by the meaning of its lines; so much, where it is called by another that it hardly speaks of. */
const leastOfPage = 0.3;
const leastAgainstName = 0.4;
const clearlyMoreThanNamed = 1.5;
const stageBeside = 0.7;

/** The topic that the lines of a page are on by their meaning, where it is clearly one. */
const topicByMeaning = (bank: Bank, { keyStage }: TopicQuery, spoken: SpokenOf, named: readonly Topic[]): string | undefined => {
  const shareOf = (id: string): number => {
    const entry = bank.index.find((one) => one.id === id);
    const share = spoken.get(id) ?? 0;
    return entry === undefined || entry.isMixed === true ? 0 : isOfStage(entry, keyStage) ? share : share * stageBeside;
  };
  const [best = '', second = ''] = [...spoken.keys()].toSorted((a, b) => shareOf(b) - shareOf(a));
  const share = shareOf(best);
  if (named.length === 0) return share >= leastOfPage && share >= clearlyMore * shareOf(second) ? best : undefined;
  const ofNamed = Math.max(...named.map(({ id }) => shareOf(id)));
  return share >= leastAgainstName && share >= clearlyMoreThanNamed * ofNamed ? best : undefined;
};

/** So little of a page may be on the topic that a word of its title names: a recount of a trip tells of the coach as well. */
const leastBesideName = 0.08;
/** “Roman fort trip”, “Evacuee diary”: the topic of the pupil's stage that a word of the title names and the page speaks of, where it is one. */
const topicByWord = (bank: Bank, { subject, keyStage, topicText }: TopicQuery, said: string, spoken: SpokenOf): string | undefined => {
  const words = plainly(topicText)
    .split(' ')
    .filter((word) => word.length > shortestTerm && said.includes(` ${word} `));
  const family = new Set<SubjectId>(subjectFamily(subject));
  const [best, second] = bank.index
    .filter(
      (entry) =>
        family.has(entry.subject) &&
        isOfStage(entry, keyStage) &&
        entry.isMixed !== true &&
        (spoken.get(entry.id) ?? 0) >= leastBesideName &&
        words.some((word) => plainly(`${entry.title} ${entry.vocabulary.join(' ')}`).includes(` ${word} `)),
    )
    .toSorted((a, b) => (spoken.get(b.id) ?? 0) - (spoken.get(a.id) ?? 0));
  return best !== undefined && (second === undefined || (spoken.get(best.id) ?? 0) >= clearlyMore * (spoken.get(second.id) ?? 0))
    ? best.id
    : undefined;
};

/**
 * What of ours is on a pupil's page: what they called it, where that fits what it says, or else what its own words say. `spoken` is what
 * its lines are on by their meaning, where that could be told: a page called “notes” is of a topic too.
 */
export const findForPage = (bank: Bank, wish: TopicQuery, page: string, spoken: SpokenOf = new Map()): FoundTopics => {
  const typed = findTopics(bank, wish);
  const isKnown = typed.isNamed && typed.topics.some((topic) => isOfStage(topic, wish.keyStage));
  return { ...onPage(bank, wish, { page, typed, spoken }), ofPage: { isKnown } };
};
const onPage = (
  bank: Bank,
  wish: TopicQuery,
  { page, typed, spoken }: { readonly page: string; readonly typed: FoundTopics; readonly spoken: SpokenOf },
): FoundTopics => {
  const fitting = onlyFitting(typed, wish.keyStage, page);
  if (wish.focus !== undefined) return fitting;
  // A list of spellings is learnt as it is: no other words beside it.
  if (spellingPage(page).words.length > 0 || comparesFaiths(page, wish.topicText)) return nothingFound(fitting);
  const said = plainly(page);
  const isCalled = fitting.isNamed && fitting.topics.some((topic) => isOfStage(topic, wish.keyStage));
  const meant = topicByMeaning(bank, wish, spoken, fitting.topics);
  const ofMeant = bank.index.find(({ id }) => id === meant);
  // Lines of sums have no meaning of their own, and what the pupil's own stage has under this name no other stage has better.
  const isBetter = ofMeant !== undefined && !(isCalled && (wish.subject === 'maths' || !isOfStage(ofMeant, wish.keyStage)));
  if (meant !== undefined && isBetter) return findTopics(bank, { ...wish, focus: { topicId: meant, objective: null } });
  if (fitting.topics.length > 0)
    return { ...fitting, asked: new Set([...fitting.asked, ...fitting.topics.flatMap((topic) => namedOn(topic, said))]) };
  const topicId = topicOfPage(bank, wish, page)?.id ?? topicByWord(bank, wish, said, spoken);
  return topicId === undefined ? fitting : findTopics(bank, { ...wish, focus: { topicId, objective: null } });
};
