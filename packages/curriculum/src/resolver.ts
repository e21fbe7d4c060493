import { keyStages } from '@hedgerow/domain/key-stages';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { subjectName } from '@hedgerow/domain/subjects';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Bank } from './bank.ts';
import type { IndexEntry } from './bank-index.ts';
import type { Coverage } from './question.ts';
import { isOfStage, stagesNextTo, subjectFamily } from './subject-families.ts';
import { askedWords, topicSearch } from './topic-search.ts';
import type { Found, TopicSearch } from './topic-search.ts';
import { fold, wordsOf } from './words.ts';

export type Resolved = {
  /** exact: of the stage asked for; near: of the stage below or above; subject: nothing on the topic itself. */
  readonly coverage: Exclude<Coverage, 'source'>;
  /** The topics that answer the request, the best first, at most three; empty when coverage is "subject". */
  readonly topics: readonly IndexEntry[];
  /** The closest other topics of the subject, to be offered by name. */
  readonly nearest: readonly IndexEntry[];
};

export type TopicRequest = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly text: string };

const mostTopics = 3;
const mostNearest = 4;
/** Shares of the asked words, rare words weighing more; tuned on requests as pupils type them (resolver.test.ts). */
const enoughNamed = 0.6;
const enoughFound = 0.99;
const someNamed = 0.3;
/** How much weaker than the best a second topic may be. */
const companionShare = 0.35;
const nameFirst = 1e6;
/** How much stronger a topic of the stage beside it must be, to be meant in place of a weak one of the stage. */
const farCloser = 3;

const searches = new WeakMap<readonly IndexEntry[], TopicSearch>();
const searchOf = (index: readonly IndexEntry[]): TopicSearch => {
  const search = searches.get(index) ?? topicSearch(index);
  searches.set(index, search);
  return search;
};

/** "when to use its or it's" asks for what "its or it's" names. */
const asking = /^(?:(?:when|how|should|do|does|can|you|i|we|to|use|using) )+/;

const hasName = (entry: IndexEntry, text: string): boolean => {
  const asked = fold(text);
  const wanted = new Set([asked, asked.replace(asking, '')].filter((name) => name !== ''));
  return [entry.title, ...entry.synonyms].some((name) => wanted.has(fold(name)));
};

const isTerm = (entry: IndexEntry, words: readonly string[]): boolean =>
  entry.vocabulary.some((term) => askedWords(term).join(' ') === words.join(' '));

type Asked = { readonly text: string; readonly words: readonly string[] };

const closeness = ({ score, named, share }: Found): number => score * (0.2 + named + 0.5 * share);

const rank = (found: Found, { text }: Asked): number => closeness(found) + (hasName(found.entry, text) ? nameFirst : 0);

/** A word that only an objective mentions in passing does not make the topic an answer. */
const answers = ({ entry, named, share }: Found, { text, words }: Asked): boolean =>
  hasName(entry, text) || named >= enoughNamed || (share >= enoughFound && named >= someNamed) || isTerm(entry, words);

const answersAt = (found: readonly Found[], stages: readonly KeyStage[], asked: Asked): Found[] => {
  const fitting = found.filter((one) => stages.some((stage) => isOfStage(one.entry, stage)) && answers(one, asked));
  const best = fitting[0];
  return best === undefined ? [] : fitting.filter((one) => rank(one, asked) >= rank(best, asked) * companionShare).slice(0, mostTopics);
};

/** Whether a phrase of the topic is the request, or holds it word for word. */
const says = ({ entry, named }: Found, { words }: Asked): boolean =>
  named >= enoughFound ||
  [entry.title, ...entry.synonyms, ...entry.vocabulary, ...entry.objectives.map(({ text }) => text)].some((phrase) =>
    ` ${askedWords(phrase).join(' ')} `.includes(` ${words.join(' ')} `),
  );

/** In Year 10 "negative numbers" are the directed numbers of the stage below: indices and standard form only use both words. */
const isNamedBeside = (ofStage: readonly Found[], [beside]: readonly Found[], asked: Asked): boolean =>
  beside !== undefined &&
  hasName(beside.entry, asked.text) &&
  ofStage.every((one) => !says(one, asked) && closeness(beside) > closeness(one) * farCloser);

/** "fractions and decimals" asks for two topics. */
const partsOf = (text: string): string[] => text.split(/,|;|&|\+|\/|\band\b/i).filter((part) => askedWords(part).length > 0);

const searchFor = (bank: Pick<Bank, 'index'>, { subject, keyStage, text }: TopicRequest) => {
  const family = new Set(subjectFamily(subject));
  const asked = { text, words: askedWords(text, wordsOf(subjectName(subject))) };
  const inFamily = (entry: IndexEntry): boolean => family.has(entry.subject);
  const searched = searchOf(bank.index).search(asked.words, inFamily);
  // A name made only of small words ("its and it's") is not in the search.
  const byName = bank.index.filter((entry) => inFamily(entry) && hasName(entry, text) && searched.every((one) => one.entry !== entry));
  const found = [...searched, ...byName.map((entry) => ({ entry, score: 1, share: 1, named: 1 }))].toSorted(
    (a, b) => rank(b, asked) - rank(a, asked),
  );
  const ofStage = answersAt(found, [keyStage], asked);
  const beside = answersAt(found, stagesNextTo(keyStage), asked);
  const isBeside = isNamedBeside(ofStage, beside, asked);
  return { found, exact: isBeside ? [] : ofStage, near: ofStage.length === 0 || isBeside ? beside : [] };
};

/** Finds the topics of the bank that a pupil's words mean. */
export const resolveTopic = (bank: Pick<Bank, 'index'>, request: TopicRequest): Resolved => {
  const whole = searchFor(bank, request);
  const parts = partsOf(request.text);
  const isWhole = whole.exact.some(({ entry, named }) => named >= enoughFound || hasName(entry, request.text));
  const byPart = parts.length > 1 && !isWhole ? parts.flatMap((text) => searchFor(bank, { ...request, text }).exact.slice(0, 1)) : [];
  const exact = byPart.length > 1 ? byPart : whole.exact;
  const topics = [...new Set((exact.length > 0 ? exact : whole.near).map(({ entry }) => entry))].slice(0, mostTopics);
  const coverage = exact.length > 0 ? 'exact' : whole.near.length > 0 ? 'near' : 'subject';
  return { coverage, topics, nearest: nearestOf(bank.index, whole.found, request, topics) };
};

/** Weak matches first, then what the subject has at this stage, beside it and elsewhere. */
const nearestOf = (
  index: readonly IndexEntry[],
  found: readonly Found[],
  { subject, keyStage }: TopicRequest,
  topics: readonly IndexEntry[],
): IndexEntry[] => {
  const stages = [keyStage, ...stagesNextTo(keyStage), ...keyStages];
  const family = subjectFamily(subject);
  const weak = found.filter(({ named }) => named > 0).map(({ entry }) => entry);
  const rest = stages.flatMap((stage) => index.filter((entry) => family.includes(entry.subject) && entry.keyStage === stage));
  return [...new Set([...weak, ...rest])].filter((entry) => !topics.includes(entry)).slice(0, mostNearest);
};
