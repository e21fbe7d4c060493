import { type ConcernCategory, concernCategories } from '@hedgerow/domain/concern-categories';
import { type UnfitCategory, unfitCategories } from '@hedgerow/domain/unfit-categories';
import { weighWords } from './concern-model.ts';
import { rulesOfAbuse } from './concern-rules-abuse.ts';
import { rulesOfTrouble } from './concern-rules-alone.ts';
import { rulesOfAway } from './concern-rules-away.ts';
import { rulesOfDespair } from './concern-rules-despair.ts';
import { rulesOfExploitation } from './concern-rules-exploited.ts';
import { rulesOfHome } from './concern-rules-home.ts';
import { rulesOfHarm } from './concern-rules-others.ts';
import { rulesOfPeers } from './concern-rules-peers.ts';
import { rulesOfSelf } from './concern-rules-self.ts';
import { saidInAnotherLanguage } from './concern-phrases-other-languages.ts';
import { type ConcernScores, kindOf, oddsOf } from './concern-scores.ts';
import { isOnlyNames } from './only-names.ts';
import { type Sentence, sentencesOf, sentencesOverLines, meantWords } from './plain-words.ts';
import { compileRules, matches } from './rules.ts';
import { isExercise, isSum } from './school-frames.ts';
import { unfitRules } from './unfit-rules.ts';
import { aboutWords, fineAlone, smallWords, wordsAlone, wordsAnywhere } from './unfit-words.ts';

/** What free text is, before anybody works with it. A disclosure is a child who may need a person, not a revision guide. */
export type Screened =
  /**
   * `perhaps`: it may be about the one who wrote it, and may be a book or a joke. Nothing is refused, and help is offered quietly.
   * `own`: the sentence of it in which they speak of themselves, by its `meantWords`: a second one soon after says more than either.
   */
  | { readonly kind: 'fine'; readonly perhaps?: ConcernCategory; readonly own?: string }
  | { readonly kind: 'disclosure'; readonly category: ConcernCategory }
  | { readonly kind: 'unfit'; readonly category: UnfitCategory };

const plain = [...rulesOfSelf, ...rulesOfHarm, ...rulesOfAbuse, ...rulesOfTrouble];
const indirect = [...rulesOfHome, ...rulesOfDespair, ...rulesOfExploitation, ...rulesOfPeers, ...rulesOfAway];
const concerns = compileRules([...plain, ...indirect]);
const unfit = compileRules(unfitRules);
const ownPhone = /(?<!\d)(?:07\d{3}|\+44 ?7\d{3}) ?\d{3} ?\d{3}(?!\d)/;

/** Somebody speaks of themselves or of those near them; a short line may leave that out. */
const near = new Set(['i', 'me', 'my', 'us', 'our', 'we', 'myself', 'REL', 'FRIEND', 'yourself', 'help']);
const shortLine = 12;

/** The box that a text was typed in: it says what the text is likely to be when it is no call for help. */
export type TextField = 'any' | 'topic' | 'answer' | 'essay' | 'upload' | 'worry';
/**
 * Odds from which a call for help is clear where somebody speaks of themselves, from which where not (a question of PSHE is as likely),
 * and from which it is possible. `rule` is what a rule adds to the odds, `urgent` how much of `sooner` counts.
 */
type Limits = { readonly own: number; readonly others: number; readonly perhaps: number; readonly rule: number; readonly urgent: number };
/** With the meaning. Chosen by leaving writers out, and by the kinds of harmless sentences in the sets A and B that a box is likely to get. */
const closely: Readonly<Record<TextField, Limits>> = {
  any: { own: 0.5, others: 2, perhaps: -2.5, rule: 1, urgent: 1 },
  // Nobody calls a topic "my mum is always cross with me", and few idioms stand there.
  topic: { own: 0, others: 1, perhaps: -2.5, rule: 1, urgent: 2 / 3 },
  answer: { own: 0, others: 1, perhaps: -2.5, rule: 1, urgent: 2 / 3 },
  // A narrator says "I", too.
  essay: { own: 1, others: 2, perhaps: -2, rule: 1, urgent: 1 },
  // A page that was copied, mostly.
  upload: { own: 1.5, others: 2.5, perhaps: -1.5, rule: 1, urgent: 1 },
  // Told on purpose.
  worry: { own: -1, others: -1, perhaps: -1, rule: 1, urgent: 0 },
};
/**
 * So much sooner a kind is clear where somebody speaks of themselves and the meaning is known: where they may be hurt today, or not come
 * back, one that is missed weighs more than one too many. Chosen by what left-out writers wrote: docs/safeguarding.md#how-good-it-is.
 */
const sooner: Readonly<Record<ConcernCategory, number>> = {
  danger_now: 1.5,
  suicide: 1.5,
  abuse: 1.5,
  self_harm: 1.5,
  missing: 1.5,
  harm_by_others: 1,
  eating: 1,
  grief: 0.5,
  bullying: 0,
  worry: 0,
};
/** By words alone a rule decides, unless the model thinks so little of it that it has met play, a book or an accident. */
const byWords: Limits = { own: 1, others: 3, perhaps: -0.5, rule: 2, urgent: 0 };
/** Of many sentences one is wrong by chance sooner than of a few: so much surer for each doubling. */
const surerOfMany = 0.3;
/** Past every limit. */
const certain = 99;
/** So many sentences of a text are weighed, and so many more in which a rule hears something; the rules read all. It keeps 200 kB under a second. */
const mostWeighed = 200;
const themselves = new Set(['i', 'me', 'my', 'us', 'our', 'we', 'myself']);

/** How much what sentences mean speaks for each kind, by their `meantWords`. */
type Meanings = ReadonlyMap<string, ConcernScores>;
const unknown: Meanings = new Map();

const formsOf = (sentence: Sentence): readonly string[] => sentence.flatMap(({ forms }) => forms);
export const saysThemselves = (forms: readonly string[]): boolean => forms.some((form) => themselves.has(form));

/** What the rules alone hear. */
export const ruledIn = (forms: readonly string[]): readonly ConcernCategory[] => [...matches(concerns, forms)];

const first = <C extends string>(order: readonly C[], found: ReadonlySet<C>): C | undefined =>
  order.find((category) => found.has(category));

/** What a sentence is likeliest to be, and by how much it is past its limit. */
type Heard = { readonly category: ConcernCategory; readonly own: boolean; readonly clear: number; readonly perhaps: number };

/** Where and beside what a sentence stands. `exercise`: what the models alone hear in a text to translate or to fill in has to be surer. */
type Place = { readonly field: TextField; readonly exercise: boolean };
/** In odds. */
const surerInExercise = 4;

/** What the rules and the models hear in a sentence, or in two together. */
const heardIn = (sentence: Sentence, meant: ConcernScores | undefined, { field, exercise }: Place): Heard | undefined => {
  const forms = formsOf(sentence);
  const ruled = first(concernCategories, matches(concerns, forms));
  const scores = weighWords(sentence).map((score, kind) => score + (meant?.[kind] ?? 0));
  const limits = meant === undefined ? byWords : closely[field];
  const category = ruled ?? kindOf(scores);
  if (category === undefined || (ruled === undefined && isSum(meantWords(sentence)))) return undefined;
  const odds = oddsOf(scores) + (ruled === undefined ? 0 : limits.rule);
  const own = saysThemselves(forms);
  const limit = own ? limits.own - limits.urgent * sooner[category] : limits.others;
  const surer = exercise && ruled === undefined ? surerInExercise : 0;
  return { category, own, clear: odds - limit - surer, perhaps: odds - limits.perhaps };
};

/** Somebody speaks of a person, or the line is too short to tell. */
export const isOfPeople = (forms: readonly string[]): boolean => forms.length <= shortLine || forms.some((form) => near.has(form));

/** Longer texts are read sentence by sentence alone. */
const fewSentences = 12;
/** A call for help may lie between two sentences: "Dad was drunk. He came to my room." */
const pairsOf = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.length > fewSentences ? [] : sentences.slice(1).map((sentence, at) => [...(sentences[at] ?? []), ...sentence]);

/** The model of meanings takes some 5 ms for a text, so of a long one it reads what by its words is likeliest. */
const mostAsked = 32;
/** The parts of a text whose meaning is worth asking for. A single word is what an answer mostly is, and words say enough of it. */
export const worthAsking = (text: string): readonly string[] => {
  const sentences = sentencesOf(text);
  const parts = [...sentences, ...sentencesOverLines(text, sentences), ...pairsOf(sentences)]
    .filter((part) => part.length > 1 && isOfPeople(formsOf(part)) && !isOnlyNames(part))
    .slice(0, mostWeighed)
    .map((part) => ({ meant: meantWords(part), odds: oddsOf(weighWords(part)) }))
    .toSorted((one, other) => other.odds - one.odds);
  return [...new Set(parts.map(({ meant }) => meant))].slice(0, mostAsked);
};

const longestAlone = 5;
/** A short text with nothing in it but a word like "gun" and small words. */
const standsAlone = (sentences: readonly Sentence[]): UnfitCategory | undefined => {
  const words = sentences.flat();
  if (words.length > longestAlone) return undefined;
  const found: UnfitCategory[] = [];
  for (const { readings } of words) {
    const category = readings.map((way) => wordsAlone.get(way)).find((hit) => hit !== undefined);
    if (category !== undefined) found.push(category);
    else if (!readings.some((way) => smallWords.has(way))) return undefined;
  }
  const isTaught = words.length === 1 && words[0]?.readings.some((way) => fineAlone.has(way)) === true;
  return isTaught ? undefined : found[0];
};

/** What is known beside the words of a text. */
type Beside = { readonly meanings?: Meanings; readonly field?: TextField };

/**
 * Reads what people type or a model wrote, once and in time that grows with its length alone. Never for the curriculum's own text.
 * A call for help is looked for first: a child who says what was done to them with rude words is heard, not told off.
 */
export const screenText = (text: string, { meanings = unknown, field = 'any' }: Beside = {}): Screened => {
  const sentences = sentencesOf(text);
  const place: Place = { field, exercise: isExercise(text) };
  const heard: Heard[] = [];
  /** What single sentences are, whose meaning is known and in which somebody speaks of themselves, each said once. */
  const ownSigns = new Map<string, Heard>();
  const bad = new Set<UnfitCategory>();
  let weighed = 0;
  /** The same words once more make no text longer. */
  let apart = 0;
  for (const [at, sentence] of [...sentences, ...sentencesOverLines(text, sentences)].entries()) {
    const isOfLines = at < sentences.length;
    const forms = formsOf(sentence);
    const elsewhere = saidInAnotherLanguage(sentence.map(({ readings: [typed] }) => typed).join(' '));
    if (elsewhere !== undefined) heard.push({ category: elsewhere, own: true, clear: certain, perhaps: certain });
    if (isOfPeople(forms) && !isOnlyNames(sentence)) {
      const words = meantWords(sentence);
      const meant = meanings.get(words);
      const isWeighed = weighed < mostWeighed || (weighed < 2 * mostWeighed && matches(concerns, forms).size > 0);
      if (isWeighed) weighed += 1;
      if (isWeighed && isOfLines) apart += 1;
      const found = isWeighed ? heardIn(sentence, meant, place) : undefined;
      if (found !== undefined) heard.push(found);
      if (found?.own === true && meant !== undefined && isOfLines) ownSigns.set(words, found);
    }
    for (const category of matches(unfit, forms)) bad.add(category);
    if (sentence.some(({ readings: [typed] }) => aboutWords.has(typed ?? ''))) continue;
    for (const { readings } of sentence) {
      for (const way of readings) {
        const category = wordsAnywhere.get(way);
        if (category !== undefined) bad.add(category);
      }
    }
  }
  for (const pair of meanings.size > 0 ? pairsOf(sentences) : []) {
    const meant = meanings.get(meantWords(pair));
    const found = meant === undefined ? undefined : heardIn(pair, meant, place);
    if (found !== undefined) heard.push(found);
  }
  const surer = surerOfMany * Math.log2(Math.max(1, apart));
  const clear = heard.filter((one) => one.clear >= surer).map(({ category }) => category);
  // Two sentences that are each only possible are clear together.
  const signs = [...ownSigns].filter(([, one]) => one.perhaps >= surer).toSorted(([, one], [, other]) => other.perhaps - one.perhaps);
  const together = signs.length > 1 ? signs.map(([, { category }]) => category) : [];
  const worry = first(concernCategories, new Set([...clear, ...together]));
  if (worry !== undefined) return { kind: 'disclosure', category: worry };
  if (ownPhone.test(text)) bad.add('personal_details');
  // "Knife" and "Nazi" are honest answers.
  const alone = field === 'answer' || field === 'essay' ? undefined : standsAlone(sentences);
  if (alone !== undefined) bad.add(alone);
  const category = first(unfitCategories, bad);
  if (category !== undefined) return { kind: 'unfit', category };
  const perhaps = heard.filter((one) => one.perhaps >= surer).toSorted((one, other) => other.perhaps - one.perhaps)[0]?.category;
  const [sign] = signs;
  return perhaps === undefined ? { kind: 'fine' } : { kind: 'fine', perhaps, ...(sign !== undefined && { own: sign[0] }) };
};
