import type { TryAnswerBody, TryMark, TryQuiz, TryStage } from '@hedgerow/contracts/try-quiz';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { FigureQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import { AppError } from '@hedgerow/domain/errors';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { figureView } from '@hedgerow/figures/figure';
import { composeAssessment } from '@hedgerow/teaching/compose/compose-assessment';
import { someOnFigures } from '@hedgerow/teaching/on-figure/figure-form';
import { picturesOf } from '@hedgerow/teaching/on-figure/pictures-of';
import { fits, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { markGiven } from '@hedgerow/teaching/practice/judge-given';
import type { RichText } from '#ports/rich-text.ts';
import { tryTopics } from './try-topics.ts';

export type TryQuizDeps = { readonly bank: () => Bank; readonly richText: RichText; readonly newSeed: () => number };

type Made = { readonly title: string; readonly origin: string; readonly questions: readonly (MultipleChoice | FigureQuestion)[] };

const questionsInAQuiz = 5;
/** So many quizzes a stage: enough that two visitors seldom meet, few enough to keep them all. */
const quizzesPerStage = 120;

const notFound = (): AppError => new AppError('not_found', 'This quiz is no longer here. Please start a new one.');

/** Five questions for a visitor. The id says how they were made, so nothing is stored and nothing is known of the visitor. */
export const tryQuizService = ({ bank, richText, newSeed }: TryQuizDeps) => {
  const made = new Map<string, Made>();

  const make = (stage: TryStage, number: number): Made => {
    const topics = tryTopics[stage];
    const topic = topics[number % topics.length];
    if (topic === undefined) throw notFound();
    const { title, topic: topicText, ...rest } = topic;
    const wish = { ...rest, topicText, bank: bank(), seed: number + 1, count: questionsInAQuiz, includeEssays: false, history: [] };
    const { questions, sentence } = composeAssessment(wish);
    return { title, origin: sentence, questions: someOnFigures(questions).filter((question) => question.type !== 'essay') };
  };

  const find = (stage: TryStage, number: number): Made => {
    const key = `${stage}-${number}`;
    const quiz = made.get(key) ?? make(stage, number);
    made.set(key, quiz);
    return quiz;
  };

  return {
    start: (stage: TryStage): TryQuiz => {
      const number = newSeed() % quizzesPerStage;
      const { title, origin, questions } = find(stage, number);
      return {
        id: `${stage}-${number}`,
        title,
        origin,
        questions: questions.map((one) => ({
          id: one.id,
          type: one.type,
          marks: one.marks,
          question: richText.inline(one.question),
          ...(one.figure === undefined ? {} : { figure: figureView(one.figure) }),
          ...(one.type === 'on_figure' ? { handles: handlesOf(one.figure, one.task) } : {}),
          options: one.type === 'on_figure' ? [] : one.options.map(richText.inline),
          hints: one.hints.map(richText.inline),
        })),
      };
    },

    mark: ({ id, question: index, answer }: TryAnswerBody): TryMark => {
      const [stage, number] = id.split('-');
      if (Number(number) >= quizzesPerStage) throw notFound();
      const { questions } = find(stage as TryStage, Number(number));
      const question = questions[index];
      if (question === undefined || !fits(question, answer)) throw notFound();
      const { verdict, note } = markGiven(question, answer);
      return {
        right: verdict === 'right',
        correctAnswer: question.type === 'on_figure' ? null : question.correctAnswer,
        ...(question.type === 'on_figure' ? { pictures: picturesOf(question, storedGiven(answer)) } : {}),
        note: richText.inline(note),
        explanation: richText.inline(question.explanation),
        steps: question.stepByStepSolution.map(richText.inline),
      };
    },
  };
};
export type TryQuizService = ReturnType<typeof tryQuizService>;
