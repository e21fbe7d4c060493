import type { Bank } from '@hedgerow/curriculum/bank';
import type { Coverage, MultipleChoice, Question } from '@hedgerow/curriculum/question';
import { isOfStage } from '@hedgerow/curriculum/subject-families';
import type { Topic } from '@hedgerow/curriculum/topic';
import { workAsked } from '@hedgerow/curriculum/work-asked';
import type { WorkAsked } from '@hedgerow/curriculum/work-asked';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { hashText } from '../generators/random.ts';
import { isLetterHome } from '../text/letters-home.ts';
import { questionsFromText } from '../text/questions-from-text.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { verifyQuestion } from '../verify/verify-question.ts';
import { asksBack } from './asked-back.ts';
import { askingKindOf } from './asking-kind.ts';
import type { AskingKind } from './asking-kind.ts';
import { chooseEssays } from './choose-essays.ts';
import { chooseQuestions } from './choose-questions.ts';
import { isAsked } from './cut-topic.ts';
import { composeHalves, halvesOf, partsTyped } from './double-wish.ts';
import type { ComposedHalves, Half } from './double-wish.ts';
import { factsAbout } from './facts-about.ts';
import type { FactsAbout } from './facts-about.ts';
import { findTopics } from './find-topics.ts';
import type { Elsewhere, FoundTopics, TopicQuery } from './find-topics.ts';
import { fingerprintOf } from './fingerprint.ts';
import { generatorDrafts } from './generator-drafts.ts';
import { isLeftOut } from './kinds-of-draws.ts';
import type { PupilPage } from './keeps-to-page.ts';
import { keyTermsOf } from './key-terms.ts';
import { asksForAnything, mixedLessons, namesPaper } from './mixed-request.ts';
import { isOfSheet, leavesPage, nearTo, saidIn } from './near-notes.ts';
import { foundOnPage, type SetObjective } from './set-on-page.ts';
import type { SpokenOf } from './spoken-of.ts';
import { findForPage, nothingFound } from './topic-of-page.ts';
import { isOfWishedLength, narrowedOffers } from './narrowed-offers.ts';
import type { Offer } from './offer.ts';
import { instantiate, optionCount, questionIdOf } from './instantiate.ts';
import { nearTasks } from './near-tasks.ts';
import { offerOf } from './offer.ts';
import type { QuestionDraft } from './question-draft.ts';
import { countProvenance, coverageOf, coverageSentence, letterSentence, mixedSentence, worksheetSentence } from './sentences.ts';
import { deliveredOn } from './delivered-on.ts';
import type { FromBank } from './delivered-on.ts';
import type { ProvenanceCounts } from './sentences.ts';
import { topicOffers } from './topic-offers.ts';
import { foundForYear, isByHand, isWorkAsked, workSentence, yearAsked } from './work-wish.ts';

export type AssessmentRequest = TopicQuery & {
  readonly bank: Bank;
  readonly difficulty: Difficulty;
  /** Questions without essays: those come on top. */
  readonly count: number;
  readonly includeEssays: boolean;
  readonly seed: number;
  /** Fingerprints of the questions seen lately, the newest last. */
  readonly history: readonly string[];
  readonly uploadText?: string;
  /** The worksheet that `set` was read from. */
  readonly sheet?: string | undefined;
  /** What the upload sets to be practised, where it is a worksheet (objectivesOfPage): nothing is made from its lines. */
  readonly set?: readonly SetObjective[] | undefined;
  /** What the upload speaks of, by the meaning of its lines (spokenOf). */
  readonly spoken?: SpokenOf | undefined;
  /** The pupil's school year, where it is known and they learn at their own stage. */
  readonly year?: number | undefined;
};

export type ComposedAssessment = {
  /** Fewer than asked for, or none, where the topic is not covered: never a template. */
  readonly questions: readonly Question[];
  readonly coverage: Coverage;
  readonly provenance: ProvenanceCounts;
  /** A plain sentence for the pupil on where the questions come from. */
  readonly sentence: string;
  readonly bankVersion: string;
  /** Titles of the closest other topics. */
  readonly nearest: readonly string[];
  /** The subject that covers it, where the one asked does not. */
  readonly elsewhere?: Elsewhere | undefined;
  readonly topicId: string | null;
  /** The written tasks that practise what was typed, the nearest first; undefined where all of its objectives do. */
  readonly tasks?: readonly string[] | undefined;
  /** What lists and words made from facts must speak of to be on it; undefined where anything of the topic is. */
  readonly about?: FactsAbout | undefined;
  /** The pupil's page, which lists and tasks beside the questions keep to as well. */
  readonly page?: PupilPage | undefined;
};

/** Where the pupil's notes and the bank both speak, the notes ask this share. */
const uploadShare = 0.7;

/** A place for each key: among questions with as many options, every place as often as the others. */
const keyPlaces = (optionCounts: readonly number[], seed: number): number[] => {
  const given = new Map<number, number>();
  const firstPlace = hashText(`${seed}:places`);
  return optionCounts.map((options) => {
    const before = given.get(options) ?? 0;
    given.set(options, before + 1);
    const round = shuffled(
      Array.from({ length: options }, (_, place) => place),
      seeded(firstPlace + options * 100 + Math.floor(before / options)),
    );
    return round[before % options] ?? 0;
  });
};

const saidBy = ({ draft: { stem, key } }: Offer): string => `${stem} ${key.text}`;

/** So few questions on what the notes speak of are no quiz. */
const fewestOnNotes = 3;
/** And so many are one: nothing is asked beside them that the notes do not say. */
const enoughOnNotes = 7;
/** Of a diary or a recount itself nothing is asked: then so many of ours are a quiz. */
const fewestAlone = 6;

/** Notes that speak of so much of a lesson are notes of that lesson. */
const shareOfLesson = 0.4;

/** A sum is drawn on the very method that the page is on, in other words than the page's. */
const isSum = ({ draft: { provenance, topicId } }: Offer): boolean =>
  provenance === 'generator' && (topicId === null || topicId.startsWith('maths.'));
const lessonOf = ({ draft: { topicId, objective } }: Offer): string => `${topicId ?? ''}/${objective ?? ''}`;
const countLessons = (offers: readonly Offer[]): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const offer of offers) counted.set(lessonOf(offer), (counted.get(lessonOf(offer)) ?? 0) + 1);
  return counted;
};

/** Beside a pupil's notes stand questions on what these speak of, where there are enough. */
const onNotes = (all: readonly Offer[], topics: readonly Topic[], notes: string, count: number, own: number): readonly Offer[] => {
  const leaving = new Map(topics.map((topic) => [topic.id, leavesPage(notes, topic)]));
  const offers = all.filter(
    ({ draft: { stem, key, topicId, objective, figure } }) =>
      leaving.get(topicId ?? '')?.({ question: stem, answer: key.text, objective, hasPicture: figure !== undefined }) !== true,
  );
  const isNear = nearTo(notes, offers.map(saidBy));
  const isSaid = saidIn(notes);
  const near = offers.filter((offer) => isNear(saidBy(offer)) && (isSum(offer) || isSaid(offer.draft.stem, offer.draft.key.text)));
  // Fewer that are on the page are better than ten.
  if (near.length >= count || own + near.length >= enoughOnNotes) return near;
  // What the notes leave room for is asked on the lessons that they speak of; on another lesson nothing is.
  const [said, whole] = [countLessons(near), countLessons(offers)];
  const isOfLesson = (offer: Offer): boolean => {
    const of = lessonOf(offer);
    return (said.get(of) ?? 0) >= shareOfLesson * (whole.get(of) ?? 1);
  };
  const isOwn = new Set(near);
  const left = offers.filter((offer) => isOwn.has(offer) || isOfLesson(offer));
  // A page that nothing can be made of is still asked about its topic.
  const fewest = own === 0 ? fewestAlone : fewestOnNotes;
  return own + left.length < fewest ? (offers.length < fewest ? all : offers) : left;
};

/** What a worksheet practises: of one in words what none of its lines speaks of is left out, where enough is left. */
const onSheet = (offers: readonly Offer[], topics: readonly Topic[], sheet: string, count: number): readonly Offer[] => {
  const fitting = offers.filter(({ draft: { stem, key } }) => isOfSheet(sheet, `${stem} ${key.text}`));
  const leaving = new Map(topics.filter(({ subject }) => subject !== 'maths').map((topic) => [topic.id, leavesPage(sheet, topic)]));
  const near = fitting.filter(
    ({ draft: { stem, key, topicId, objective } }) =>
      leaving.get(topicId ?? '')?.({ question: stem, answer: key.text, objective }) !== true,
  );
  return near.length >= count ? near : fitting;
};

/** So many of each method of another objective than those that were asked for. */
const draftsBeside = 3;

const nothing: FromBank = { questions: [], on: new Set(), hasEveryPart: true, certainty: undefined };

const isWord = (text: string): boolean => /\p{L}{3}/u.test(text);
const answersOf = (questions: readonly MultipleChoice[]): ReadonlySet<string> =>
  new Set(questions.map(({ options, correctAnswer }) => (options[correctAnswer] ?? '').toLowerCase()));

/** A request, with what was typed of the work that it wants. */
type Wish = AssessmentRequest & { readonly work?: WorkAsked | undefined };

type Beside = {
  /** The questions that the pupil's notes gave: none of ours has the same word as its answer. */
  readonly theirs?: readonly MultipleChoice[];
  /** Those of ours that stand in the set: none of them comes again. */
  readonly before?: readonly MultipleChoice[];
  /** The kind of question that was asked for: it goes first, or stands alone. */
  readonly kind?: AskingKind | undefined;
  readonly isOnlyKind?: boolean;
};

const questionsFromBank = (
  wish: Wish,
  found: FoundTopics,
  count: number,
  { theirs = [], before = [], kind, isOnlyKind = false }: Beside = {},
): FromBank => {
  const { seed, difficulty, keyStage, year } = wish;
  const build = (draft: QuestionDraft, keyPlace: number): MultipleChoice =>
    instantiate(draft, { seed: hashText(`${seed}:${draft.stem}`), keyPlace, keyStage });
  const made = { seed, difficulty, year, count: Math.max(6, Math.ceil((4 * count) / Math.max(1, found.methods.length))) };
  // Where one objective is asked for, its methods alone may have to give nearly all, and the others at most stand beside them.
  const own = found.methods.filter((method) => isAsked(found, method) && !isLeftOut(method.generator, method.narrowing?.text ?? ''));
  const ofOwn = Math.max(made.count, Math.ceil((1.4 * count) / Math.max(1, own.length)));
  const hasOwn = !found.isWhole && own.length > 0;
  const drafts = generatorDrafts(found.methods, made, (method) => (hasOwn ? (own.includes(method) ? ofOwn : draftsBeside) : made.count));
  const given = new Set(before.flatMap(({ id, sourceId, provenance }) => (provenance === 'generator' ? [id] : [id, sourceId])));
  const all = [...found.topics.flatMap(topicOffers), ...drafts.map(offerOf)].filter(
    (offer) =>
      !given.has(questionIdOf(offer.fingerprint)) &&
      !given.has(offer.draft.sourceId) &&
      (wish.work?.isByHand !== true || wish.subject !== 'maths' || isByHand(offer)),
  );
  const narrowed = narrowedOffers(all, found, wish, ({ draft }) => draft.provenance === 'bank' && kind?.isOfKind(draft) === true);
  const answered = answersOf(theirs);
  const isNew = ({ draft: { stem, key } }: Offer): boolean =>
    !isWord(key.text) || (!answered.has(key.text.toLowerCase()) && !theirs.some((one) => asksBack(one, stem, key.text)));
  const { sheet } = wish;
  const ofSheet = sheet === undefined ? narrowed : onSheet(narrowed, found.topics, sheet, count);
  const offers =
    wish.uploadText === undefined ? ofSheet : onNotes(narrowed.filter(isNew), found.topics, wish.uploadText, count, theirs.length);
  const chosen = chooseQuestions(offers, found, {
    count,
    difficulty,
    seed,
    history: [...wish.history, ...theirs.map(fingerprintOf)],
    accepts: (draft) => verifyQuestion(build(draft, 0), wish).ok,
    ...(kind === undefined ? {} : { prefers: { isOfKind: kind.isOfKind, isOnly: isOnlyKind, isSure: kind.isSure } }),
  });
  const mixed = shuffled(chosen.offers, seeded(seed + 1));
  const places = keyPlaces(
    mixed.map(({ draft }) => Math.min(optionCount(keyStage), draft.distractors.length + 1)),
    seed,
  );
  const built = mixed.map((offer, index) => ({ offer, question: build(offer.draft, places[index] ?? 0) }));
  return {
    questions: built.map(({ question }) => question),
    on: new Set(built.filter(({ offer }) => chosen.isOn(offer) && isOfWishedLength(offer, wish)).map(({ question }) => question)),
    hasEveryPart: chosen.hasEveryPart,
    certainty: chosen.certainty,
    ofKind: kind?.isOutright === true ? chosen.offers.filter(({ draft }) => kind.isOfKind(draft)).length : undefined,
  };
};

const questionsFromUpload = (wish: AssessmentRequest, count: number, strict: boolean): MultipleChoice[] => {
  if (wish.uploadText === undefined || count === 0) return [];
  const seen = new Set(wish.history);
  const offered = questionsFromText({
    text: wish.uploadText,
    seed: wish.seed,
    count: count * 3,
    difficulty: wish.difficulty,
    strict,
    onlySure: strict,
    keyTerms: keyTermsOf(wish.bank, wish.subject),
  });
  const sound = offered.filter((question) => verifyQuestion(question, wish).ok);
  const fresh = sound.filter((question) => !seen.has(fingerprintOf(question)));
  return [...fresh, ...sound.filter((question) => !fresh.includes(question))].slice(0, count);
};

/** What it is on, and where that was not typed as a topic, the sentence that says so. */
const findFor = (wish: Wish): { readonly found: FoundTopics; readonly said?: string } => {
  const { bank, keyStage, subject, uploadText, set = [] } = wish;
  if (set.length > 0) {
    const found = foundOnPage(bank, keyStage, set);
    return { found, said: worksheetSentence(found) };
  }
  if (uploadText !== undefined && isLetterHome(uploadText)) return { found: nothingFound(findTopics(bank, wish)), said: letterSentence };
  if (uploadText !== undefined) return { found: findForPage(bank, wish, uploadText, wish.spoken) };
  const mixed = wish.focus === undefined && asksForAnything(wish) && !namesPaper(bank, wish) ? mixedLessons(bank, wish) : [];
  return mixed.length === 0
    ? { found: foundForYear(findTopics(bank, wish), wish.year) }
    : { found: foundOnPage(bank, keyStage, mixed), said: mixedSentence(subject, keyStage, wish.work?.isByHand) };
};

const isTyped = ({ focus, uploadText }: AssessmentRequest): boolean => focus === undefined && uploadText === undefined;
const hasAny = ({ topics, methods }: FoundTopics): boolean => topics.length > 0 || methods.length > 0;

/** What the bank gives on each of the things that a wish joins, in turn, or on all of it. */
const answerTo = (
  wish: Wish,
  found: FoundTopics,
  { halves, kind }: { readonly halves: readonly Half[]; readonly kind?: AskingKind | undefined },
  count: number,
  theirs: readonly MultipleChoice[],
): ComposedHalves => {
  const both =
    halves.length === 0
      ? undefined
      : composeHalves(halves, found, { query: wish, count, kind }, (half, share, beside) =>
          questionsFromBank({ ...wish, ...half.query }, half.found, share, beside),
        );
  if (both !== undefined) return both;
  const given = hasAny(found) ? questionsFromBank(wish, found, count, { theirs, kind }) : nothing;
  return {
    found,
    questions: given.questions,
    delivered: deliveredOn(found, given, wish.keyStage),
    tasks: nearTasks(found),
    about: factsAbout(found),
  };
};

const pageOf = ({ uploadText, sheet }: Wish): PupilPage | undefined => {
  if (uploadText !== undefined) return { text: uploadText, isSheet: false };
  return sheet === undefined ? undefined : { text: sheet, isSheet: true };
};

/** Puts an assessment together from the pupil's notes, the bank, what follows from its facts, and the generators (docs/product/teaching-engine.md#one-gate). */
export const composeAssessment = (request: AssessmentRequest): ComposedAssessment => {
  const work = isTyped(request) ? workAsked({ subject: request.subject, text: request.topicText }) : undefined;
  const asked: Wish = {
    ...request,
    work,
    difficulty: work?.difficulty ?? request.difficulty,
    year: (work && yearAsked(work, request.keyStage)) ?? request.year,
  };
  const { found: meant, said } = findFor(asked);
  // What was typed names nothing there, so it narrows nothing, and from the lines of a worksheet nothing is made.
  const { uploadText, ...bare } = asked;
  const { set = [] } = asked;
  const wish: Wish = said === undefined ? asked : { ...bare, topicText: '', sheet: set.length > 0 ? uploadText : undefined };
  const essays = chooseEssays(wish, meant);
  const choices = wish.count;
  const hasOwn = hasAny(meant);
  // What we have for another stage only fills up.
  const isOfAge = meant.topics.length === 0 || meant.topics.some((topic) => isOfStage(topic, wish.keyStage));
  const fromUpload = questionsFromUpload(wish, hasOwn && isOfAge ? Math.ceil(choices * uploadShare) : choices, hasOwn);
  const parts = isTyped(wish) && said === undefined ? partsTyped(wish.bank, wish) : [];
  const kind = isTyped(wish) ? askingKindOf(wish.topicText, parts) : undefined;
  const halves = halvesOf(wish.bank, wish, meant, { parts, kind });
  const {
    found,
    questions: fromBank,
    delivered,
    tasks,
    about,
  } = answerTo(wish, meant, { halves, kind }, choices - fromUpload.length, fromUpload);
  const questions: Question[] = [...fromUpload, ...fromBank, ...essays.filter((essay) => verifyQuestion(essay, wish).ok)];
  const usesUpload = fromUpload.length > 0;
  const isExact = delivered.isExact && (work === undefined || isWorkAsked(fromBank, work));
  const ofWork = work === undefined ? '' : workSentence(work, found, questions, wish);
  return {
    questions,
    // Of what a sheet sets, or a mix is of, nothing else comes.
    coverage: coverageOf(found, { usesUpload, isExact: said !== undefined || isExact }),
    provenance: countProvenance(questions),
    sentence:
      said ??
      `${coverageSentence(wish, found, { used: usesUpload, bankToo: fromBank.length > 0, isExact })} ${[delivered.sentence, ofWork].filter((one) => one !== '').join(' ')}`.trim(),
    bankVersion: wish.bank.version,
    nearest: found.nearest,
    elsewhere: found.elsewhere,
    // A sheet of several topics, or a mix, is on none of them alone: no lesson of the first stands before it.
    topicId: said !== undefined && found.topics.length > 1 ? null : (found.topics[0]?.id ?? null),
    tasks,
    about,
    page: pageOf(wish),
  };
};
