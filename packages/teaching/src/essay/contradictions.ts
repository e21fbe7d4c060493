import type { Topic } from '@hedgerow/curriculum/topic';
import { contentStems, isNearly, plainWords } from './word-forms.ts';

/** What is known to be so, and what pupils often believe in its place. */
export type Knowledge = Pick<Topic, 'facts' | 'misconceptions'>;

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

/** What of these sentences is against a fact, each with the fact: the first that is met. Rather silent than wrong. */
export const contradictionsIn = (sentences: readonly string[], { facts, misconceptions }: Knowledge): readonly Contradiction[] => {
  const stemsOf = rememberedStems();
  return sentences.flatMap((text) => {
    if (reported.test(text) || text.trim().endsWith('?')) return [];
    const said: Said = { text, stems: new Set(contentStems(text)), words: new Set(plainWords(text)), negations: negations(text), stemsOf };
    if (facts.some((fact) => saysIt(fact, said))) return [];
    for (const fact of facts) {
      const instead = againstFact(fact, said);
      if (instead !== undefined) return [{ said: text.trim(), fact: instead }];
    }
    const held = misconceptions.find((misconception) => isBelief(misconception, said));
    return held === undefined ? [] : [{ said: text.trim(), fact: sentence(held.correction) }];
  });
};
