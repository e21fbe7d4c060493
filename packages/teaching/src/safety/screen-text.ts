import { type ConcernCategory, concernCategories, type UnfitCategory, unfitCategories } from '@hedgerow/domain/safeguarding';
import { weigh } from './concern-model.ts';
import { rulesOfAbuse } from './concern-rules-abuse.ts';
import { rulesOfTrouble } from './concern-rules-alone.ts';
import { rulesOfAway } from './concern-rules-away.ts';
import { rulesOfDespair } from './concern-rules-despair.ts';
import { rulesOfExploitation } from './concern-rules-exploited.ts';
import { rulesOfHome } from './concern-rules-home.ts';
import { rulesOfHarm } from './concern-rules-others.ts';
import { rulesOfPeers } from './concern-rules-peers.ts';
import { rulesOfSelf } from './concern-rules-self.ts';
import { type Sentence, sentencesOf } from './plain-words.ts';
import { compileRules, matches } from './rules.ts';
import { unfitRules } from './unfit-rules.ts';
import { aboutWords, fineAlone, smallWords, wordsAlone, wordsAnywhere } from './unfit-words.ts';

/** What free text is, before anybody works with it. A disclosure is a child who may need a person, not a revision guide. */
export type Screened =
  | { readonly kind: 'fine' }
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

/** The model alone is believed from here on; where nobody speaks of themselves it has to be surer. */
const sureEnough = 0.7;
const sureOfOthers = 0.9;
/** A rule that the model thinks so little of has met play, a book or an accident. */
const unlikely = 0.12;
/** So many sentences of a text are weighed; the rules read all of them. It keeps 200 kB under a second. */
const mostWeighed = 200;
const themselves = new Set(['i', 'me', 'my', 'us', 'our', 'we', 'myself']);

/** What the rules and the model hear in a sentence. */
const worriesIn = (sentence: Sentence, forms: readonly string[], isWeighed: boolean): readonly ConcernCategory[] => {
  const ruled = [...matches(concerns, forms)];
  if (!isWeighed) return ruled;
  const { sure, category } = weigh(sentence);
  if (ruled.length > 0) return sure < unlikely ? [] : ruled;
  const enough = forms.some((form) => themselves.has(form)) ? sureEnough : sureOfOthers;
  return category !== undefined && sure >= enough ? [category] : [];
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

const first = <C extends string>(order: readonly C[], found: ReadonlySet<C>): C | undefined =>
  order.find((category) => found.has(category));

/**
 * Reads what people type or a model wrote, once and in time that grows with its length alone. Never for the curriculum's own text.
 * A call for help is looked for first: a child who says what was done to them with rude words is heard, not told off.
 */
export const screenText = (text: string): Screened => {
  const sentences = sentencesOf(text);
  const worries = new Set<ConcernCategory>();
  const bad = new Set<UnfitCategory>();
  let weighed = 0;
  for (const sentence of sentences) {
    const forms = sentence.flatMap((word) => word.forms);
    if (forms.length <= shortLine || forms.some((form) => near.has(form))) {
      for (const category of worriesIn(sentence, forms, weighed < mostWeighed)) worries.add(category);
      weighed += 1;
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
  const worry = first(concernCategories, worries);
  if (worry !== undefined) return { kind: 'disclosure', category: worry };
  if (ownPhone.test(text)) bad.add('personal_details');
  const alone = standsAlone(sentences);
  if (alone !== undefined) bad.add(alone);
  const category = first(unfitCategories, bad);
  return category === undefined ? { kind: 'fine' } : { kind: 'unfit', category };
};
