import type { Topic } from '@hedgerow/curriculum/topic';
import { areOpposed } from './opposites.ts';
import { type Meaning, meaningsOf, otherMeaning } from './other-meaning.ts';
import { type Known, knownSentence, turnedRound } from './turned-round.ts';
import { type Deed, deedsIn, isAgainst, namesIn } from './who-did-what.ts';
import { contentStems, isNearly, plainWords } from './word-forms.ts';

/** What is known to be so, and what pupils often believe in its place. */
export type Knowledge = Pick<Topic, 'facts' | 'misconceptions'> &
  Partial<Pick<Topic, 'sections' | 'essays' | 'items' | 'vocabulary' | 'tasks'>>;

/** A sentence of the pupil's that cannot be true beside a fact of the topic. */
export type Contradiction = { readonly said: string; readonly fact: string };

/** What others thought, or what is called wrong, is no claim of the pupil's. */
const reported =
  /\b(?:some|many|most|other|few) (?:people|historians|critics|scientists|pupils)\b|\bpeople (?:think|thought|believe|believed|said)\b|\b(?:it (?:was|is) (?:thought|believed|said)|wrong(?:ly)?|mistake(?:n|nly)?|myth|untrue|false|misconception|used to (?:think|believe)|not only|if|unless|instead of|rather than)\b/i;
const negative = /\b(?:not|never|no|nobody|nothing|none|cannot|without|neither|nor|hardly)\b|n['’]t\b/gi;
const negations = (text: string): number => (text.match(negative) ?? []).length;

const has = (said: ReadonlySet<string>, word: string): boolean => said.has(word) || [...said].some((other) => isNearly(other, word));
const shareIn = (words: readonly string[], said: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => has(said, word)).length / words.length;

type StemsOf = (text: string) => readonly string[];

/** Content stems; of a phrase without any ("one", "up"), its plain words. Each fact is held against every sentence: its stems are found once. */
const rememberedStems = (): StemsOf => {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const content = [...new Set(contentStems(text))];
    const stems = content.length > 0 ? content : plainWords(text);
    known.set(text, stems);
    return stems;
  };
};

const mostOf = (words: readonly string[]): number => (words.length <= shortFact ? 1 : aboutIt);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}.`;

/** So much of a fact must stand in the sentence before the sentence is held against it: all of a short one. */
const aboutIt = 0.85;
const shortFact = 7;
const fewestShared = 3;
/** The sentence is not much more than the fact or belief. */
const mostBeside = 2;
const mostBesideBelief = 1.6;

type Said = {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly negations: number;
  readonly stemsOf: StemsOf;
};

type FactOf<Kind> = Extract<Topic['facts'][number], { kind: Kind }>;

/** The pupil has one of the wrong words where the fact has another one. */
const againstStatement = ({ text, cloze, alternatives }: FactOf<'statement'>, said: Said): boolean => {
  if (negations(text) !== said.negations) return false;
  const { stemsOf } = said;
  const right = stemsOf(cloze);
  const frame = stemsOf(text).filter((word) => !right.includes(word));
  if (frame.length < fewestShared || said.stems.size > frame.length * mostBeside) return false;
  if (shareIn(frame, said.stems) < mostOf(frame)) return false;
  if (right.some((word) => has(said.stems, word) || said.words.has(word))) return false;
  return alternatives.some((wrong) => {
    const own = stemsOf(wrong).filter((word) => !frame.includes(word));
    return own.length > 0 && own.every((word) => has(said.stems, word) || said.words.has(word));
  });
};

const year = /\b\d{3,4}\b/g;

/** Another year for the same event; a sentence with two years may speak of two events. */
const againstEvent = ({ event, date }: FactOf<'event'>, said: Said): boolean => {
  const [given, ...more] = said.text.match(year) ?? [];
  const [known] = date.match(year) ?? [];
  if (given === undefined || known === undefined || more.length > 0 || given === known) return false;
  const words = said.stemsOf(event).filter((word) => !/^\d+$/.test(word));
  return words.length > 0 && said.stems.size <= (words.length + 1) * mostBeside + 2 && words.every((word) => has(said.stems, word));
};

/** The right thing for a wrong reason. */
const againstCause = ({ effect, because, notBecause }: FactOf<'cause'>, said: Said): boolean => {
  if (!/\b(?:because|since|due to|as a result of)\b/i.test(said.text) || negations(effect) !== said.negations) return false;
  const { stemsOf } = said;
  if (shareIn(stemsOf(effect), said.stems) < 0.75 || shareIn(stemsOf(because), said.stems) >= 0.5) return false;
  return notBecause.some((wrong) => stemsOf(wrong).length > 1 && shareIn(stemsOf(wrong), said.stems) >= aboutIt);
};

/** The sentence is what the fact says. */
const saysIt = (fact: Topic['facts'][number], said: Said): boolean =>
  fact.kind === 'statement' && negations(fact.text) === said.negations && shareIn(said.stemsOf(fact.text), said.stems) === 1;

/** The sentence is what the bank itself says against some belief. */
const isCorrection = ({ correction }: Topic['misconceptions'][number], said: Said): boolean =>
  negations(correction) === said.negations &&
  shareIn([...said.stems], new Set(said.stemsOf(correction))) === 1 &&
  !areOpposed(plainWords(correction), plainWords(said.text));

const againstFact = (fact: Topic['facts'][number], said: Said): string | undefined => {
  if (fact.kind === 'statement' && againstStatement(fact, said)) return sentence(fact.text);
  if (fact.kind === 'event' && againstEvent(fact, said)) return `${fact.event}: ${fact.date}.`;
  if (fact.kind === 'cause' && againstCause(fact, said)) return sentence(`${fact.effect} because ${fact.because}`);
  return undefined;
};

const operation = /\b(?:times|multipl\w+|divid\w+|plus|minus|add\w*|subtract\w*)\b/i;

/** A formula turned round ("real size times magnification is image size") uses the words of the wrong one and is right: it is about another quantity. */
const isAboutAnother = (belief: string, said: Said): boolean => {
  const words = contentStems(belief);
  const [first] = contentStems(said.text).filter((word) => words.some((other) => isNearly(word, other)));
  return operation.test(belief) && first !== undefined && words[0] !== undefined && !isNearly(first, words[0]);
};

/** A known wrong belief, told as the pupil's own: with the words that the correction has not, and without most of those that it alone has. */
const isBelief = ({ belief, correction }: Topic['misconceptions'][number], said: Said): boolean => {
  if (said.negations !== negations(belief)) return false;
  const [words, right] = [said.stemsOf(belief), said.stemsOf(correction)];
  if (words.length < 3 || said.stems.size > words.length * mostBesideBelief) return false;
  const [ofBelief, ofRight] = [words.filter((word) => !right.includes(word)), right.filter((word) => !words.includes(word))];
  return (
    shareIn(words, said.stems) >= mostOf(words) &&
    !isAboutAnother(belief, said) &&
    ofBelief.length > (/^(?:it|they|that|this|these|those|he|she) /i.test(correction) ? 1 : 0) &&
    shareIn(ofBelief, said.stems) === 1 &&
    shareIn(ofRight, said.stems) < 0.5
  );
};

type KnownHere = {
  readonly sentences: readonly Known[];
  readonly meanings: readonly Meaning[];
  readonly names: ReadonlySet<string>;
  readonly deeds: readonly (Deed & { text: string })[];
};

const plainText = (text: string): string => text.replaceAll(/[*_$]/g, '');
/** The bank writes whole sentences: no parser is needed to find where they end. */
const inSentences = (text: string): readonly string[] =>
  plainText(text)
    .split(/\n+|(?<=[.!?]["”)]?)\s+(?=["“(]?\p{Lu})/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
const hasTwoNames = (text: string): boolean => /\p{Lu}\p{Ll}{2}.*\s\p{Lu}\p{Ll}{2}/u.test(text);

/** What is so by the topic, in whole sentences, with who did what to whom in it. */
const readKnown = ({
  facts,
  misconceptions,
  sections = [],
  essays = [],
  items = [],
  vocabulary = [],
  tasks = [],
}: Knowledge): KnownHere => {
  const stated = facts.flatMap((fact) =>
    fact.kind === 'statement' ? [fact.text] : fact.kind === 'cause' ? [`${fact.effect} because ${fact.because}`] : [],
  );
  const corrections = misconceptions.flatMap(({ correction }) => inSentences(correction));
  const told = sections.flatMap(({ body }) => inSentences(body));
  const models = essays.flatMap(({ modelAnswer }) => inSentences(modelAnswer));
  const points = essays.flatMap(({ criteria }) => criteria.flatMap((criterion) => criterion.points.map(({ text }) => plainText(text))));
  const meant = vocabulary.map(({ term, definition }) => `${term} is ${definition}`);
  const all = [...stated, ...corrections, ...told, ...models, ...points, ...meant].map(sentence);
  const explained = items.flatMap(({ explanation }) => inSentences(explanation));
  const steps = [...facts, ...tasks].flatMap((one) => (one.kind === 'order' ? one.steps.map(sentence) : []));
  const names = namesIn([...all, ...steps, ...explained]);
  const pairs = facts.flatMap((fact) =>
    fact.kind === 'pair' && /^[a-z]+ \p{Lu}/u.test(fact.left) && /^\p{Lu}/u.test(fact.right) ? [`${fact.right} ${fact.left}.`] : [],
  );
  return {
    sentences: all.map(knownSentence),
    meanings: meaningsOf([
      ...vocabulary.map(({ term, definition }) => ({ term, meaning: definition })),
      ...facts.flatMap((fact) => (fact.kind === 'part' ? [{ term: fact.part, meaning: fact.function }] : [])),
    ]),
    names,
    deeds: [...pairs, ...steps, ...all, ...explained]
      .filter(hasTwoNames)
      .flatMap((text) => deedsIn(text, names).map((deed) => ({ ...deed, text: sentence(text) }))),
  };
};

const read = new WeakMap<Knowledge['facts'], KnownHere>();
const knownOf = (knowledge: Knowledge): KnownHere => {
  const before = read.get(knowledge.facts);
  if (before !== undefined) return before;
  const known = readKnown(knowledge);
  read.set(knowledge.facts, known);
  return known;
};

/** The other of two names did it, or what is known is said the other way round. */
const againstKnown = (text: string, { names, deeds, sentences, meanings }: KnownHere): string | undefined => {
  for (const said of deedsIn(text, names)) {
    const known = isAgainst(said, deeds);
    if (known !== undefined) return deeds.find((deed) => deed === known)?.text;
  }
  const meant = otherMeaning(text, meanings);
  return meant === undefined ? turnedRound(text, sentences)?.text : sentence(`${meant.term}: ${meant.meaning}`);
};

/** What of these sentences is against a fact, each with the fact: the first that is met. Rather silent than wrong. */
export const contradictionsIn = (sentences: readonly string[], knowledge: Knowledge): readonly Contradiction[] => {
  const { facts, misconceptions } = knowledge;
  const stemsOf = rememberedStems();
  return sentences.flatMap((text) => {
    if (reported.test(text) || text.trim().endsWith('?')) return [];
    const said: Said = { text, stems: new Set(contentStems(text)), words: new Set(plainWords(text)), negations: negations(text), stemsOf };
    if (facts.some((fact) => saysIt(fact, said)) || misconceptions.some((misconception) => isCorrection(misconception, said))) return [];
    for (const fact of facts) {
      const right = againstFact(fact, said);
      if (right !== undefined) return [{ said: text.trim(), fact: right }];
    }
    const held = misconceptions.find((misconception) => isBelief(misconception, said));
    const instead = held === undefined ? againstKnown(text, knownOf(knowledge)) : sentence(held.correction);
    return instead === undefined ? [] : [{ said: text.trim(), fact: instead }];
  });
};
