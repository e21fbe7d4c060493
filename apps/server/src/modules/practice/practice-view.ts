import type {
  AskedQuestion,
  LearnEnd,
  LearnScreenView,
  Practice,
  PracticeFeedback,
  PracticeMistake,
  PracticeTurn,
} from '@hedgerow/contracts/practice';
import { PracticeResult } from '@hedgerow/contracts/practice';
import type { Bank } from '@hedgerow/curriculum/bank';
import { Comprehension, type PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { subjectName } from '@hedgerow/domain/subjects';
import { completedFigure } from '@hedgerow/figures/answering/completed';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { type Figure, figureView } from '@hedgerow/figures/figure';
import { yesWords } from '@hedgerow/teaching/answers/judgement';
import { tapsOf } from '@hedgerow/teaching/on-figure/taps-of';
import { picturesOf } from '@hedgerow/teaching/on-figure/pictures-of';
import { explainMistake } from '@hedgerow/teaching/practice/explain-mistake';
import { givenFrom, rightWords } from '@hedgerow/teaching/practice/given-answer';
import { type Help, helpFor, helpSteps } from '@hedgerow/teaching/practice/help-ladder';
import { workingOf, workingSoFar } from '@hedgerow/teaching/practice/help-sources';
import { helpSeedOf } from '@hedgerow/teaching/practice/one-like-it';
import { onceShown } from '@hedgerow/teaching/practice/mark-given';
import { ownWords } from '@hedgerow/teaching/practice/own-words';
import { helpedOn } from '@hedgerow/teaching/practice/part-help';
import { partResults } from '@hedgerow/teaching/practice/part-results';
import { rightLines } from '@hedgerow/teaching/practice/right-lines';
import { bodyBlocks } from '@hedgerow/teaching/compose/topic-blocks';
import type { LearnScreen } from '@hedgerow/teaching/practice/learn-screens';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { RichText } from '#ports/rich-text.ts';
import type { AssessmentRow } from '../assessments/assessments.repository.ts';
import type { SessionRow } from './practice.repository.ts';
import { plannedTurns, readTurns, type StoredTurn, wasMissed } from './stored-turns.ts';

const thingsOf = ({ pictures }: { readonly pictures?: readonly Figure[] | undefined }) =>
  pictures === undefined ? {} : { pictures: pictures.map(figureView) };

/** The question without its answer. */
const askedQuestion = (one: PracticeQuestion, { inline }: RichText): AskedQuestion => {
  const asked = { question: inline(one.question), ...(one.figure === undefined ? {} : { figure: figureView(one.figure) }) };
  switch (one.type) {
    case 'multiple_choice':
      return { type: one.type, ...asked, options: one.options.map(inline), ...tapsOf(one) };
    case 'several':
      return { type: one.type, ...asked, options: one.options.map(inline) };
    case 'typed':
      return { type: one.type, ...asked, keys: one.keys };
    case 'dictation':
      return {
        type: one.type,
        ...asked,
        language: one.language,
        sound: Buffer.from(one.shown === '' ? one.says : `${one.answer}\n${one.says}`).toString('base64'),
        shown: one.shown,
        options: one.options.map(inline),
      };
    case 'parts':
      return {
        type: one.type,
        ...asked,
        parts: one.parts.map(({ ask, marks, unit, keys }) => ({ ask: inline(ask), marks, unit, keys })),
      };
    case 'correct':
      return { type: one.type, ...asked, sentence: one.sentence };
    case 'order':
      return { type: one.type, ...asked, items: one.items.map(inline), ...thingsOf(one) };
    case 'match':
      return { type: one.type, ...asked, left: one.left.map(inline), right: one.right.map(inline), ...thingsOf(one) };
    case 'on_figure':
      return { type: one.type, ...asked, figure: figureView(one.figure), handles: handlesOf(one.figure, one.task) };
    case 'sort':
      return { type: one.type, ...asked, items: one.items.map(inline), groups: one.groups.map(inline), ...thingsOf(one) };
  }
};

type About = { readonly kind: SessionRow['kind']; readonly keyStage: KeyStage };

/** With what was answered so far: of several parts, help is on the first that is not right. */
const helped = ({ question, tries }: StoredTurn): PracticeQuestion => helpedOn(question, givenFrom(question, tries.at(-1)?.given ?? null));

const firstHelp = (turn: StoredTurn, topic: Topic | undefined): readonly string[] =>
  helpFor(helped(turn), 'asked', topic, helpSeedOf(turn.question)).lines;

/** Who begins to read reads "Yes! 8 + 2 = 10."; the reason is not folded away from them. */
export const saidOf = (
  question: PracticeQuestion,
  said: string,
  keyStage: KeyStage,
): { readonly say: string; readonly explanation: string } => {
  const { explanation } = question;
  const own = isInfant(keyStage) && said === yesWords ? ownWords(question) : undefined;
  return own === undefined ? { say: said, explanation } : { say: `Yes! ${own}`, explanation: own === explanation ? '' : explanation };
};

/** The picture of the question with its answer in it. */
export const completedView = (question: PracticeQuestion) => {
  const { figure, type } = question;
  const made = figure === undefined || type === 'on_figure' ? undefined : completedFigure(figure, rightWords(question));
  return made === undefined ? {} : { completed: figureView(made) };
};

/** Of the last try, where it was wrong. */
const mistakeView = ({ question, tries, closed }: StoredTurn, topic: Topic | undefined, { inline }: RichText) => {
  const last = tries.at(-1);
  if (last === undefined || last.verdict === 'right') return {};
  const found = explainMistake(question, { given: givenFrom(question, last.given), note: last.note, closed, topic });
  if (found === undefined) return {};
  const { own, sum, note, belief, correction, steps } = found;
  const mistake: PracticeMistake = {
    own: own.map(({ text, breaks }) => ({ text: inline(text), breaks })),
    ...(sum === '' ? {} : { sum }),
    note: inline(closed ? onceShown(note) : note),
    belief: inline(belief),
    correction: inline(correction),
    steps: steps.map(inline),
  };
  return { mistake };
};

/** Who asks to be shown after a try sees that try beside it. */
const lastWritten = ({ tries }: StoredTurn): number | string | null => tries.findLast(({ given }) => given !== -1)?.given ?? null;

/** Before it is closed: what went wrong, and the working up to the step that tells the answer; where neither is known, the first help. */
const feedbackOf = (turn: StoredTurn, topic: Topic | undefined, { kind, keyStage }: About, richText: RichText): PracticeFeedback | null => {
  if (turn.unread !== undefined && !turn.closed)
    return { verdict: 'nearly', say: turn.unread, note: '', steps: [], closed: false, explanation: '', rightAnswer: '', comesBack: false };
  const { inline } = richText;
  const last = turn.tries.at(-1);
  if (last === undefined) return null;
  const { question, closed } = turn;
  const steps = closed ? workingOf(question) : workingSoFar(question);
  const lines = closed ? rightLines(question) : [];
  const { say, explanation } = saidOf(question, closed ? onceShown(last.say) : last.say, keyStage);
  const saysNothing = !closed && last.verdict === 'wrong' && last.note === '' && steps.length === 0;
  return {
    verdict: last.verdict,
    say,
    note: inline(saysNothing ? firstHelp(turn, topic).join(' ') : closed ? onceShown(last.note) : last.note),
    steps: steps.map(inline),
    closed,
    // Where it says no more than the answer itself, it is not said twice.
    explanation: closed && explanation !== rightWords(question) ? inline(explanation) : '',
    rightAnswer: closed ? inline(rightWords(question)) : '',
    ...(lines.length > 1 ? { rightLines: lines.map(inline) } : {}),
    ...(question.type === 'parts' ? { parts: partResults(question, givenFrom(question, lastWritten(turn)), { closed, inline }) } : {}),
    ...(closed && question.type === 'on_figure' ? { pictures: picturesOf(question, last.given) } : {}),
    ...(closed ? completedView(question) : {}),
    ...mistakeView(turn, topic, richText),
    comesBack: kind === 'practice' && turn.kind !== 'easier' && wasMissed(turn),
  };
};

const helpGiven = (turn: StoredTurn, topic: Topic | undefined): readonly Help[] => {
  const question = helped(turn);
  return helpSteps.slice(0, Math.min(turn.help, helpSteps.length - 1)).map((step) => helpFor(question, step, topic, helpSeedOf(question)));
};

/** What a pupil who asked for help with it has read. */
export const helpLines = (turn: StoredTurn, topic: Topic | undefined): readonly string[] =>
  helpGiven(turn, topic).flatMap(({ lines }) => lines);

const helpOf = (turn: StoredTurn, topic: Topic | undefined, { inline }: RichText): PracticeTurn['help'] =>
  helpGiven(turn, topic).map(({ step, lines, figure }) => ({
    step,
    lines: lines.map(inline),
    ...(figure === undefined ? {} : { figure: figureView(figure) }),
  }));

/** What teaches the objective of a question, where the bank has something to read on it. */
type LessonOf = (question: Pick<PracticeQuestion, 'topicId' | 'objective'>) => PracticeTurn['learn'];

export const lessonIn =
  (bank: Pick<Bank, 'topic'>): LessonOf =>
  ({ topicId, objective }) => {
    const topic = topicId === null ? undefined : bank.topic(topicId);
    if (topic === undefined || objective === null || !topic.sections.some((section) => section.objective === objective)) return null;
    return { subject: topic.subject, topic: topic.title, topicId: topic.id, objective };
  };

const turnView = (
  turns: readonly StoredTurn[],
  about: About,
  topic: Topic | undefined,
  lessonOf: LessonOf,
  richText: RichText,
): PracticeTurn | null => {
  const turn = turns.at(-1);
  if (turn === undefined) return null;
  return {
    number: turns.length - 1,
    slot: turn.slot,
    kind: turn.kind,
    question: askedQuestion(turn.question, richText),
    help: helpOf(turn, topic, richText),
    learn: lessonOf(turn.question),
    feedback: feedbackOf(turn, topic, about, richText),
  };
};

const stepViews = (figures: readonly (Figure | null)[]) => figures.map((figure) => (figure === null ? null : figureView(figure)));

type Half = Extract<LearnScreen, { kind: 'half' }>;

/** How an example ends. */
export const endView = ({ rest, restFigures, answer }: Half, { inline }: RichText): LearnEnd => ({
  steps: rest.map(inline),
  ...(restFigures === undefined ? {} : { figures: stepViews(restFigures) }),
  answer: inline(answer),
});

export const screenView = (screen: LearnScreen, richText: RichText): LearnScreenView => {
  const { inline, guide } = richText;
  if (screen.kind === 'idea')
    return {
      kind: 'idea',
      heading: screen.heading,
      text: guide({ blocks: bodyBlocks(screen.text) }),
      ...(screen.figure === undefined ? {} : { figure: figureView(screen.figure) }),
    };
  const { problem, figure, steps, stepFigures } = screen;
  const shown = {
    problem: inline(problem),
    ...(figure === undefined ? {} : { figure: figureView(figure) }),
    steps: steps.map(inline),
    ...(stepFigures === undefined ? {} : { stepFigures: stepViews(stepFigures) }),
  };
  if (screen.kind === 'example') return { kind: 'example', ...shown, answer: inline(screen.answer) };
  const { ask } = screen;
  if (ask === undefined || ask.topicId === null || ask.objective === null)
    return { kind: 'half', ...shown, end: endView(screen, richText) };
  const { id, topicId, objective } = ask;
  return { kind: 'ask', ...shown, ask: { id, topicId, objective, question: askedQuestion(ask, richText) } };
};

const aheadOf = (planned: readonly PracticeQuestion[], turns: readonly StoredTurn[], richText: RichText): Practice['ahead'] => {
  const shown = turns.filter(({ kind }) => kind === 'planned').length;
  return planned.slice(shown).map((question, at) => ({ slot: shown + at, question: askedQuestion(question, richText) }));
};

type Shown = {
  readonly attempt: AssessmentRow;
  readonly session: SessionRow;
  readonly topic: Topic | undefined;
  readonly lessonOf: LessonOf;
  /** All planned questions, where those that were not shown yet go along; none where they do not. */
  readonly planned: readonly PracticeQuestion[];
};

/** A practice as it stands: its open question, or what its end said. */
export const practiceView = (
  { attempt, session, topic, lessonOf, planned }: Shown,
  learn: readonly LearnScreen[],
  richText: RichText,
): Practice => {
  const turns = readTurns(session.turns);
  const passage = attempt.comprehension === null ? null : Comprehension.parse(attempt.comprehension);
  const { id, title, subject, keyStage, difficulty, origin } = attempt;
  return {
    id,
    title,
    subject,
    subjectName: subjectName(subject),
    topic: attempt.topic,
    kind: session.kind,
    keyStage,
    difficulty,
    origin,
    planned: attempt.totalQuestions,
    done: plannedTurns(turns).length,
    passage: passage === null ? null : { title: passage.title, content: richText.inline(passage.content) },
    learn: learn.map((screen) => screenView(screen, richText)),
    turn: session.isCompleted ? null : turnView(turns, { kind: session.kind, keyStage: attempt.keyStage }, topic, lessonOf, richText),
    ahead: session.isCompleted ? [] : aheadOf(planned, turns, richText),
    result: session.result === null ? null : PracticeResult.parse(session.result),
  };
};
