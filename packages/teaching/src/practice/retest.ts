import type { MultipleChoice } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { type Difficulty, difficulties } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { methodsOf } from '../compose/methods.ts';
import { type Offer, offerOf } from '../compose/offer.ts';
import { topicOffers } from '../compose/topic-offers.ts';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { verifyQuestion } from '../verify/verify-question.ts';

/** Of one practice the rest is on what was asked for. */
const mostRetested = 2;
/** A wrong option that few draws have is looked for in so many. */
const draws = 12;

export type RetestWish = {
  readonly topic: Topic;
  /** The misconceptions of the topic that are held, the latest first. */
  readonly held: readonly string[];
  /** The objectives that the practice is on: what is asked again is on them as well. */
  readonly on: ReadonlySet<string | null>;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly difficulty: Difficulty;
  readonly seed: number;
};

/** With the option that whoever holds it would choose in first place, which is never left out where three are shown. */
const temptingFirst = ({ draft }: Offer, id: string): Offer['draft'] => ({
  ...draft,
  distractors: draft.distractors.toSorted((one, other) => Number(other.misconception === id) - Number(one.misconception === id)),
});

const offersThatCatch = ({ topic, difficulty, seed, on }: RetestWish, id: string): Offer[] => {
  const methods = methodsOf(topic).filter(({ generator }) => id in (topic.slips[generator.id] ?? {}));
  const drawn = generatorDrafts(methods, { seed, difficulty, count: draws }).map(offerOf);
  const level = (offer: Offer): number => Math.abs(difficulties.indexOf(offer.draft.difficulty) - difficulties.indexOf(difficulty));
  return shuffled([...topicOffers(topic), ...drawn], seeded(seed))
    .filter(({ draft }) => on.has(draft.objective) && draft.distractors.some(({ misconception }) => misconception === id))
    .toSorted((one, other) => level(one) - level(other));
};

/** For each misconception that is held, of two at most, one question of which it is a wrong option: right is no proof where it was none. */
export const retestQuestions = (wish: RetestWish): MultipleChoice[] => {
  const { held, keyStage, subject, seed } = wish;
  const asked = new Set<string>();
  const questions = held.flatMap((id) => {
    const found = offersThatCatch(wish, id)
      .filter(({ fingerprint }) => !asked.has(fingerprint))
      .map((offer) => ({
        offer,
        question: instantiate(temptingFirst(offer, id), {
          seed: hashText(`${seed}:${id}`),
          keyPlace: hashText(`${seed}:${id}:place`) % 4,
          keyStage,
        }),
      }))
      .find(({ question }) => question.misconceptions.includes(id) && verifyQuestion(question, { subject, keyStage }).ok);
    if (found === undefined) return [];
    asked.add(found.offer.fingerprint);
    return [found.question];
  });
  return questions.slice(0, mostRetested);
};
