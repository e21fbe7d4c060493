import { type TryAnswerBody, type TryMark, type TryQuiz, type TryStage, tryStages, type TryTopicQuery } from '@hedgerow/contracts/try-quiz';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { FigureQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import { AppError } from '@hedgerow/domain/errors';
import { completedFigure } from '@hedgerow/figures/answering/completed';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { figureView } from '@hedgerow/figures/figure';
import { composeAssessment } from '@hedgerow/teaching/compose/compose-assessment';
import { someOnFigures } from '@hedgerow/teaching/on-figure/figure-form';
import { tapsOf } from '@hedgerow/teaching/on-figure/taps-of';
import { picturesOf } from '@hedgerow/teaching/on-figure/pictures-of';
import { fits, rightWords, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { markGiven, onceShown } from '@hedgerow/teaching/practice/mark-given';
import { ownWords } from '@hedgerow/teaching/practice/own-words';
import type { RichText } from '#ports/rich-text.ts';
import { type TryTopic, tryTopics } from './try-topics.ts';

export type TryQuizDeps = { readonly bank: Bank; readonly richText: RichText; readonly newSeed: () => number };

type Made = { readonly title: string; readonly origin: string; readonly questions: readonly (MultipleChoice | FigureQuestion)[] };

const questionsInAQuiz = 5;
/** So many quizzes a stage: enough that two visitors seldom meet, few enough to keep them all. */
const quizzesPerStage = 120;
/** Of a topic: enough for a few goes. */
const questionsPerTopic = 8;
/** Quizzes and topics that stay for their answers; what went is made again, the same. */
const mostKept = 800;

const notFound = (): AppError => new AppError('not_found', 'This quiz is no longer here. Please start a new one.');

const isStage = (from: string): from is TryStage => tryStages.some((stage) => stage === from);

/** Of Reception to Year 2, who read a reason in one short sentence. */
const isForInfants = (from: string): boolean => from === 'ks1' || /\.(?:eyfs|ks1)\./.test(from);

/** "maths.ks2.fractions-7": from what it was made, and which one it is. */
const readId = (id: string): { readonly from: string; readonly number: number } | undefined => {
  const [, from = '', number = ''] = /^(.+)-(\d{1,3})$/.exec(id) ?? [];
  return from === '' ? undefined : { from, number: Number(number) };
};

/** Five questions for a visitor, or one of a topic. The id says how they were made, so nothing is stored and nothing is known of the visitor. */
export const tryQuizService = ({ bank, richText, newSeed }: TryQuizDeps) => {
  const made = new Map<string, Made>();

  const compose = ({ title, topic: topicText, ...rest }: TryTopic, number: number, count: number): Made => {
    const wish = { ...rest, topicText, bank, seed: number + 1, count, includeEssays: false, history: [] };
    const { questions, sentence } = composeAssessment(wish);
    return { title, origin: sentence, questions: someOnFigures(questions).filter((question) => question.type !== 'essay') };
  };

  const ofStage = (stage: TryStage, number: number): Made => {
    const topics = tryTopics[stage];
    const topic = topics[number % topics.length];
    if (topic === undefined || number >= quizzesPerStage) throw notFound();
    return compose(topic, number, questionsInAQuiz);
  };

  /** Made once for a topic, all of them: that takes half a second, and nobody else's page shall wait for it each time. */
  const poolOf = (id: string): Made => {
    const entry = bank.index.find((one) => one.id === id);
    if (entry === undefined) throw notFound();
    const { title, subject, keyStage } = entry;
    const difficulty = keyStage === 'KS1' ? 'beginner' : 'intermediate';
    return compose({ title, subject, keyStage, topic: title, difficulty }, 0, questionsPerTopic);
  };

  const keep = (key: string, make: () => Made): Made => {
    const quiz = made.get(key) ?? make();
    made.delete(key);
    made.set(key, quiz);
    const oldest = made.keys().next().value;
    if (made.size > mostKept && oldest !== undefined) made.delete(oldest);
    return quiz;
  };

  const find = (from: string, number: number): Made => {
    if (isStage(from)) return keep(`${from}-${number}`, () => ofStage(from, number));
    const pool = keep(from, () => poolOf(from));
    return { ...pool, questions: pool.questions.slice(number, number + 1) };
  };

  const open = (from: string, number: number): TryQuiz => {
    const { title, origin, questions } = find(from, number);
    return {
      id: `${from}-${number}`,
      title,
      origin,
      questions: questions.map((one) => ({
        id: one.id,
        type: one.type,
        marks: one.marks,
        question: richText.inline(one.question),
        ...(one.figure === undefined ? {} : { figure: figureView(one.figure) }),
        ...(one.type === 'on_figure' ? { handles: handlesOf(one.figure, one.task) } : {}),
        ...(one.type === 'on_figure' ? {} : tapsOf(one)),
        options: one.type === 'on_figure' ? [] : one.options.map(richText.inline),
        hints: one.hints.map(richText.inline),
      })),
    };
  };

  return {
    start: (stage: TryStage): TryQuiz => open(stage, newSeed() % quizzesPerStage),

    /** Another than the one before, where `after` says which that was. */
    ofTopic: ({ topic, after }: TryTopicQuery): TryQuiz => {
      const { questions } = keep(topic, () => poolOf(topic));
      if (questions.length === 0) throw notFound();
      const before = readId(after ?? '');
      const number = before?.from === topic ? before.number + 1 : newSeed();
      return open(topic, number % questions.length);
    },

    /** As Practice does it: a miss can be mended once, and only then the right answer is told. */
    mark: ({ id, question: index, answer, last }: TryAnswerBody): TryMark => {
      const { from, number } = readId(id) ?? {};
      if (from === undefined || number === undefined) throw notFound();
      const question = find(from, number).questions[index];
      if (question === undefined || !fits(question, answer)) throw notFound();
      const { verdict, say, note } = markGiven(question, answer);
      const right = verdict === 'right';
      if (!right && !last)
        return { right, say, closed: false, correctAnswer: null, note: richText.inline(note), explanation: '', steps: [] };
      const own = right && isForInfants(from) ? ownWords(question) : undefined;
      const { figure } = question;
      const completed = question.type === 'on_figure' || figure === undefined ? undefined : completedFigure(figure, rightWords(question));
      return {
        right,
        say: own === undefined ? onceShown(say) : `Yes! ${own}`,
        closed: true,
        ...(completed === undefined ? {} : { completed: figureView(completed) }),
        correctAnswer: question.type === 'on_figure' ? null : question.correctAnswer,
        ...(question.type === 'on_figure' ? { pictures: picturesOf(question, storedGiven(answer)) } : {}),
        note: richText.inline(onceShown(note)),
        explanation: own === question.explanation ? '' : richText.inline(question.explanation),
        steps: question.stepByStepSolution.map(richText.inline),
      };
    },
  };
};
export type TryQuizService = ReturnType<typeof tryQuizService>;
