import type { Bank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { type Method, methodsOf } from '../compose/methods.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { offerOf } from '../compose/offer.ts';
import type { Offer } from '../compose/offer.ts';
import { topicOffers } from '../compose/topic-offers.ts';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { figureForm } from '../on-figure/figure-form.ts';
import { pictureTask } from '../on-figure/picture-tasks.ts';
import { verifyQuestion } from '../verify/verify-question.ts';
import { factForms } from './fact-forms.ts';
import { isForInfants } from './compose-practice.ts';
import { rightWords } from './given-answer.ts';
import { type ShownProblem, wasShown } from './shown-before.ts';
import { methodFor } from './method-for.ts';
import { asksTheSame, mostAlike } from './most-alike.ts';
import { askingIn, askingOf } from './asking.ts';
import { nearnessTo } from './near-drafts.ts';
import { anotherDraw, helpSeedOf, likeMark } from './one-like-it.ts';
import { inOtherPlaces } from './other-places.ts';
import { typedForm } from './typed-form.ts';
import { writtenTasks } from './written-tasks.ts';

export type SimilarWish = {
  readonly bank: Pick<Bank, 'topic'>;
  readonly question: PracticeQuestion;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly seed: number;
  /** Fingerprints of what was asked already. */
  readonly asked: readonly string[];
  /** What was shown worked out, in a lesson or as help: its answer was just read, so it is no question any more. */
  readonly shown?: readonly ShownProblem[];
};

type Levelled = { readonly difficulty: Difficulty };
/** Levels below the question; a negative number is harder. */
const below = ({ difficulty }: Levelled, question: Levelled): number =>
  difficulties.indexOf(question.difficulty) - difficulties.indexOf(difficulty);

const hasNumber = (text: string): boolean => /\d/.test(text);
/** A word where a number was asked for, or a number where a word was. */
const asksForOther = ({ draft }: Offer, question: PracticeQuestion): boolean =>
  hasNumber(draft.key.text) !== hasNumber(rightWords(question));

/** A picture where there was one, and none where there was none. */
const isPictured = ({ draft: { figure } }: Offer, question: PracticeQuestion): boolean =>
  (figure === undefined) === (question.figure === undefined);
const weightOfPicture = 0.1;
const weightOfLevel = 0.05;
const weightOfAnswer = 0.1;
/** With less in common another question of the lesson is on something else: then the question itself comes back later. */
export const leastAlike = 0.2;
/** The same of what is matched, sorted or put in order: a list of moments is none like another list. */
const leastAlikeInForm = 0.2;

/** The nearest, at the same or a lower level: with a picture where there was one, and asking for a number where that was asked for. */
const inTopic = (topic: Topic, question: PracticeQuestion, seed: number): Offer[] => {
  const offers = shuffled(
    topicOffers(topic).filter(
      ({ draft: { objective, provenance, sourceId, difficulty } }) =>
        objective !== null &&
        objective === question.objective &&
        sourceId !== question.sourceId &&
        below({ difficulty }, question) >= 0 &&
        (provenance !== 'derived' || question.provenance === 'derived'),
    ),
    seeded(seed),
  );
  const nearness = nearnessTo(askingIn(question), offers.map(askingOf));
  const alike = new Map(offers.map((offer) => [offer, nearness(askingOf(offer))]));
  const nearOf = (offer: Offer): number =>
    (alike.get(offer) ?? 0) +
    weightOfPicture * Number(isPictured(offer, question)) -
    weightOfAnswer * Number(asksForOther(offer, question)) -
    weightOfLevel * below(offer.draft, question);
  // A number that is worked out is followed by another.
  const isOther = (offer: Offer): boolean => question.type === 'typed' && hasNumber(question.answer) && asksForOther(offer, question);
  return offers.filter((offer) => (alike.get(offer) ?? 0) >= leastAlike && !isOther(offer)).toSorted((a, b) => nearOf(b) - nearOf(a));
};

/** So many draws are looked at: of pictures alone several have the answer that the pupil has just read. */
const drawn = 40;

/** Draws that ask the same, those first whose answer is another one; a new picture of the same five elevenths tells nothing. */
const drawsLike = (method: Method, question: PracticeQuestion, bank: SimilarWish['bank'], seed: number): readonly QuestionDraft[] => {
  const key = rightWords(question);
  // What the help has worked out is not asked again.
  const [shown = ''] = anotherDraw(question, bank.topic(question.topicId ?? ''), helpSeedOf(question));
  const made = generatorDrafts([method], { seed, difficulty: question.difficulty, count: drawn });
  const isShown = ({ stem }: QuestionDraft): boolean => shown.startsWith(`${likeMark}${stem}`);
  // Of another picture the same words ask something new.
  const isAgain = ({ stem, figure }: QuestionDraft): boolean => figure === undefined && stem === question.question;
  const asksOther = ({ stem }: QuestionDraft): boolean => !asksTheSame(stem, question.question);
  return mostAlike(made, question.question).toSorted(
    (a, b) =>
      Number(asksOther(a)) - Number(asksOther(b)) ||
      Number(isShown(a)) - Number(isShown(b)) ||
      Number(isAgain(a)) - Number(isAgain(b)) ||
      Number(a.key.text === key) - Number(b.key.text === key),
  );
};

const offersLike = ({ bank, question, seed }: SimilarWish): Offer[] => {
  const method = methodFor(question, question.topicId === null ? undefined : bank.topic(question.topicId));
  if (method !== undefined) return drawsLike(method, question, bank, seed).map(offerOf);
  const topic = bank.topic(question.sourceId.split('/')[0] ?? '');
  if (topic === undefined) return [];
  const methods = methodsOf(topic).filter((one) => one.objective !== null && one.objective === question.objective);
  const fresh = generatorDrafts(methods, { seed, difficulty: question.difficulty, count: 3 })
    .filter((draft) => below(draft, question) >= 0)
    .map(offerOf);
  const nearness = nearnessTo(askingIn(question), fresh.map(askingOf));
  return [...inTopic(topic, question, seed), ...fresh.filter((offer) => nearness(askingOf(offer)) >= leastAlike)];
};

/** Matching, sorting and the like come again with other things of the same topic. */
const formsLike = ({ bank, question, keyStage, seed, asked }: SimilarWish): PracticeQuestion | undefined => {
  const topic = bank.topic(question.sourceId.split('/')[0] ?? '');
  if (topic === undefined) return undefined;
  const isWritten = question.provenance === 'bank';
  const forms = (isWritten ? writtenTasks(topic, seed) : question.provenance === 'derived' ? factForms(topic, keyStage, seed) : []).filter(
    (form) =>
      // The same things in another order are the same question.
      (isWritten ? keyStage !== 'KS1' || isForInfants(form) : form.type === question.type) &&
      form.objective === question.objective &&
      (question.type !== 'typed' || !hasNumber(question.answer) || hasNumber(rightWords(form))) &&
      below(form, question) >= 0 &&
      form.sourceId !== question.sourceId,
  );
  const nearness = nearnessTo(askingIn(question), forms.map(askingIn));
  return forms
    .filter((form) => !asked.includes(fingerprintOf(form)))
    .map((form) => ({ form, near: nearness(askingIn(form)) + Number(form.type === question.type) / 2 }))
    .filter(({ near }) => near >= leastAlikeInForm)
    .toSorted((a, b) => b.near - a.near)[0]?.form;
};

/** Other pictures of the same generator. */
const picturesLike = ({ bank, question, keyStage, seed, asked }: SimilarWish): PracticeQuestion | undefined => {
  if (question.provenance !== 'generator') return undefined;
  const method = methodFor(question, question.topicId === null ? undefined : bank.topic(question.topicId));
  const made = method && pictureTask(method, { seed, difficulty: question.difficulty, keyStage });
  return made === undefined || asked.includes(fingerprintOf(made)) ? undefined : made;
};

/**
 * Another question on the same thing: a new draw of its generator, or another item of its objective, typed where it was typed.
 * Where there is none (an upload, a last item) the question itself, its options in other places.
 */
export const similarQuestion = (wish: SimilarWish): PracticeQuestion => {
  const { question, subject, keyStage, seed, asked, shown = [] } = wish;
  const isForm = question.type !== 'multiple_choice' && question.type !== 'typed' && question.type !== 'on_figure';
  const form = isForm ? (picturesLike(wish) ?? formsLike(wish)) : undefined;
  if (form !== undefined) return form;
  const made = offersLike(wish)
    .filter((offer) => !asked.includes(offer.fingerprint) && !wasShown(shown, offer))
    .map(({ draft }) => instantiate(draft, { seed: hashText(`${seed}:${draft.stem}`), keyPlace: hashText(`${seed}:place`) % 4, keyStage }))
    .filter((one) => verifyQuestion(one, { subject, keyStage }).ok);
  const [first] = made;
  const again = inOtherPlaces(question, seed);
  if (isForm || question.type === 'multiple_choice') return first ?? again;
  if (question.type === 'on_figure') return made.flatMap((one) => figureForm(one) ?? [])[0] ?? first ?? again;
  for (const one of made) {
    const typed = typedForm(one, { subject, keyStage });
    if (typed !== undefined) return typed;
  }
  return formsLike(wish) ?? first ?? again;
};
