import type { TryAnswerBody, TryMark, TryQuiz, TryStage } from '@hedgerow/contracts/try-quiz';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { AppError } from '@hedgerow/domain/errors';
import { figureView } from '@hedgerow/figures/figure';
import { composeAssessment } from '@hedgerow/teaching/compose/compose-assessment';
import type { RichText } from '#ports/rich-text.ts';
import { tryTopics } from './try-topics.ts';

export type TryQuizDeps = { readonly bank: () => Bank; readonly richText: RichText; readonly newSeed: () => number };

type Made = { readonly title: string; readonly origin: string; readonly questions: readonly MultipleChoice[] };

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
    return { title, origin: sentence, questions: questions.filter((question) => question.type === 'multiple_choice') };
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
        questions: questions.map(({ id, type, question, figure, options, hints, marks }) => ({
          id,
          type,
          marks,
          question: richText.inline(question),
          ...(figure === undefined ? {} : { figure: figureView(figure) }),
          options: options.map(richText.inline),
          hints: hints.map(richText.inline),
        })),
      };
    },

    mark: ({ id, question: index, answer }: TryAnswerBody): TryMark => {
      const [stage, number] = id.split('-');
      if (Number(number) >= quizzesPerStage) throw notFound();
      const { questions } = find(stage as TryStage, Number(number));
      const question = questions[index];
      if (question === undefined || answer >= question.options.length) throw notFound();
      return {
        right: answer === question.correctAnswer,
        correctAnswer: question.correctAnswer,
        note: richText.inline(question.optionNotes[answer] ?? ''),
        explanation: richText.inline(question.explanation),
        steps: question.stepByStepSolution.map(richText.inline),
      };
    },
  };
};
export type TryQuizService = ReturnType<typeof tryQuizService>;
