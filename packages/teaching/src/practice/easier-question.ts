import type { Bank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { methodsOf } from '../compose/methods.ts';
import { type Offer, offerOf } from '../compose/offer.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { topicOffers } from '../compose/topic-offers.ts';
import { wordsOf } from '@hedgerow/curriculum/words';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { verifyQuestion } from '../verify/verify-question.ts';
import { askingIn, askingOf } from './asking.ts';
import { helpFor } from './help-ladder.ts';
import { methodFor } from './method-for.ts';
import { nearnessTo } from './near-drafts.ts';
import { helpSeedOf } from './one-like-it.ts';
import { asksTheSame } from './most-alike.ts';
import { leastAlike, type SimilarWish } from './similar-question.ts';
import { wasShown } from './shown-before.ts';

/** So many draws of a method are looked at. */
const drawn = 6;
/** So many topics before it: more would be read for nothing. */
const mostBefore = 3;

const levelOf = (difficulty: Difficulty): number => difficulties.indexOf(difficulty);

/** Written or drawn, never derived from a fact: those are all of one kind, and none is easier than another. */
const offersAt = (topic: Topic, objectives: readonly string[], difficulty: Difficulty, seed: number): readonly Offer[] => {
  const isOn = ({ objective }: { readonly objective: string | null }): boolean => objective !== null && objectives.includes(objective);
  const written = topicOffers(topic).filter(
    ({ draft }) => isOn(draft) && draft.provenance === 'bank' && draft.difficulty === difficulty && draft.objective !== null,
  );
  const made = generatorDrafts(methodsOf(topic).filter(isOn), { seed, difficulty, count: drawn }).filter(
    (draft) => draft.difficulty === difficulty,
  );
  return [...shuffled(written, seeded(seed)), ...made.map(offerOf)];
};

/** The same objective at a lower level, the easiest first: who missed it twice is not asked nearly the same a third time. */
const lowerOf = (topic: Topic | undefined, { question, seed }: SimilarWish): readonly (readonly Offer[])[] => {
  const lower = difficulties.slice(0, levelOf(question.difficulty));
  return lower.flatMap((difficulty): readonly (readonly Offer[])[] => {
    const method = methodFor(question, topic);
    const drafts: readonly QuestionDraft[] =
      method === undefined
        ? []
        : generatorDrafts([method], { seed, difficulty, count: drawn }).filter(
            (draft) => draft.difficulty === difficulty && asksTheSame(draft.stem, question.question),
          );
    const others = topic === undefined || question.objective === null ? [] : offersAt(topic, [question.objective], difficulty, seed);
    const nearness = nearnessTo(askingIn(question), others.map(askingOf));
    const isNear = (offer: Offer): boolean => nearness(askingOf(offer)) >= leastAlike;
    return [drafts.map(offerOf), others.filter(isNear), others.filter((offer) => !isNear(offer))];
  });
};

/** The easiest of the topics that this one builds on; where there are none, of what stands before it in its own topic. */
const beforeIt = (
  topic: Topic | undefined,
  bank: Pick<Bank, 'topic'>,
  question: PracticeQuestion,
  seed: number,
): readonly (readonly Offer[])[] => {
  if (topic === undefined) return [];
  const [easiest] = difficulties;
  const before = topic.prerequisites.slice(0, mostBefore).flatMap((id) => bank.topic(id) ?? []);
  const led = before.flatMap((one) =>
    offersAt(
      one,
      one.objectives.map(({ id }) => id),
      easiest,
      seed,
    ),
  );
  const place = topic.objectives.findIndex(({ id }) => id === question.objective);
  const earlier = topic.objectives.slice(0, Math.max(0, place)).map(({ id }) => id);
  return [led, offersAt(topic, earlier, easiest, seed)];
};

/** Longer than this, something in words is more to read than what was missed. */
const shortStem = 14;
const mostLonger = 1.3;
const numbersIn = (text: string): number => text.match(/\d+/g)?.length ?? 0;
const powersIn = (text: string): number => text.match(/\^|\\(?:sqrt|frac)/g)?.length ?? 0;

/** More to read, more numbers to hold or more powers and roots than in the question that was missed: no easier, whatever its level says. */
export const isHarderForm = (stem: string, missed: string): boolean =>
  wordsOf(stem).length > Math.max(shortStem, mostLonger * wordsOf(missed).length) ||
  numbersIn(stem) > Math.max(3, numbersIn(missed)) ||
  powersIn(stem) > Math.max(1, powersIn(missed));

/** Where it is worked out in steps, its first one is a real beginning. */
const hasSteps = ({ draft: { steps } }: Offer): boolean => steps.length > 1;

/** With a beginning that can be shown: "Let's do one together" without it would be one more question. */
const canBegin = (question: MultipleChoice, topic: Topic | undefined): boolean =>
  helpFor(question, 'first-step', topic, helpSeedOf(question)).lines.length > 0;

/**
 * After two misses in a row: a question on the same objective at a lower level, or the nearest of what leads to it. It is chosen from
 * options, whatever the form of the one that was missed. Undefined where nothing is easier.
 */
export const easierQuestion = (wish: SimilarWish): MultipleChoice | undefined => {
  const { bank, question, subject, keyStage, seed, asked, shown = [] } = wish;
  const topic = bank.topic(question.topicId ?? question.sourceId.split('/')[0] ?? '');
  const own = fingerprintOf(question);
  for (const group of [...lowerOf(topic, wish), ...beforeIt(topic, bank, question, seed)]) {
    const offers = group.filter(
      (offer) =>
        ![own, ...asked].includes(offer.fingerprint) && !wasShown(shown, offer) && !isHarderForm(offer.draft.stem, question.question),
    );
    const nearness = nearnessTo(askingIn(question), offers.map(askingOf));
    const near = offers
      .map((offer) => ({ offer, near: nearness(askingOf(offer)) }))
      .toSorted((a, b) => Number(hasSteps(b.offer)) - Number(hasSteps(a.offer)) || b.near - a.near);
    for (const { offer } of near) {
      const { draft } = offer;
      const made = instantiate(draft, { seed: hashText(`${seed}:${draft.stem}`), keyPlace: hashText(`${seed}:place`) % 4, keyStage });
      const lesson = draft.topicId === null ? topic : bank.topic(draft.topicId);
      if (verifyQuestion(made, { subject, keyStage }).ok && canBegin(made, lesson)) return made;
    }
  }
  return undefined;
};
