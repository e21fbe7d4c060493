import { z } from 'zod';
import { EssayFeedback } from '@hedgerow/contracts/assessments';
import { StoredQuestion } from '@hedgerow/curriculum/question';
import { longDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { subjectName } from '@hedgerow/domain/subjects';
import { earnedOn } from '@hedgerow/teaching/on-figure/earned-on';
import { givenFrom, givenWords, rightWords } from '@hedgerow/teaching/practice/given-answer';
import type { PortfolioEssay, PortfolioSample } from '#ports/pdf-renderer.ts';
import type { AttemptRow } from './portfolio.repository.ts';

const Answers = z.array(z.union([z.number(), z.string(), z.null()]));
const Feedback = z.record(z.string(), EssayFeedback);

const mostSamples = 6;
const mostEssays = 3;

type Attempt = {
  readonly [K in 'id' | 'subject' | 'topic' | 'questions' | 'userAnswers' | 'essayFeedback' | 'completedAt' | 'createdAt']: AttemptRow[K];
};

/** Stored JSON is parsed when it is read. */
const opened = (row: Attempt) => {
  const about = `${subjectName(row.subject)}, ${row.topic}`;
  const date = longDate(londonDate(row.completedAt ?? row.createdAt));
  const answers = Answers.parse(row.userAnswers);
  return z
    .array(StoredQuestion)
    .parse(row.questions)
    .map((question, at) => ({
      assessmentId: row.id,
      question,
      answer: answers[at] ?? null,
      about,
      date,
      feedback: Feedback.parse(row.essayFeedback),
    }));
};

/** Of an answer on a picture the portfolio says where things were put, and where they belong. */
const sampleOf = ({ question, answer, about, date }: ReturnType<typeof opened>[number]): PortfolioSample[] => {
  if (question.type === 'on_figure') {
    const given = givenWords(question, givenFrom(question, answer));
    const isRight = earnedOn(question, answer) === 1;
    // Where many places are right, such as any two points of a line, what the pupil found is the answer.
    return given === ''
      ? []
      : [{ about, date, question: question.question, answer: given, right: isRight ? given : rightWords(question), isRight }];
  }
  if (question.type !== 'multiple_choice' || typeof answer !== 'number') return [];
  const chosen = question.options[answer];
  const right = question.options[question.correctAnswer];
  if (chosen === undefined || right === undefined) return [];
  return [{ about, date, question: question.question, answer: chosen, right, isRight: answer === question.correctAnswer }];
};

const essayOf = ({ question, answer, about, date, feedback }: ReturnType<typeof opened>[number]): PortfolioEssay[] => {
  const marked = feedback[question.id];
  if (question.type !== 'essay' || typeof answer !== 'string' || marked === undefined) return [];
  return [{ about, date, question: question.question, answer, score: marked.score, feedback: marked.feedback }];
};

export type Pick = { readonly assessmentId: string; readonly questionId: string };
const isPick = (picks: readonly Pick[]) => {
  const known = new Set(picks.map(({ assessmentId, questionId }) => `${assessmentId} ${questionId}`));
  return (one: Pick): boolean => known.has(`${one.assessmentId} ${one.questionId}`);
};

/** Every answer of these attempts that can be a sample, with whether the family chose it. */
export const choicesOf = (attempts: readonly Attempt[], picks: readonly Pick[]) => {
  const chosen = isPick(picks);
  return attempts.flatMap(opened).flatMap((one) => {
    const key = { assessmentId: one.assessmentId, questionId: one.question.id };
    const [sample] = sampleOf(one);
    const [essay] = essayOf(one);
    const shown = sample ?? essay;
    if (shown === undefined) return [];
    const { about, date, question, answer } = shown;
    return [{ ...key, about, date, question, answer, isRight: sample?.isRight ?? null, chosen: chosen(key) }];
  });
};

/** What the family chose, the newest first. */
export const chosenOf = (attempts: readonly Attempt[], picks: readonly Pick[]) => {
  const chosen = isPick(picks);
  const all = attempts.flatMap(opened).filter((one) => chosen({ assessmentId: one.assessmentId, questionId: one.question.id }));
  return { samples: all.flatMap(sampleOf), essays: all.flatMap(essayOf) };
};

/** One marked answer of each of the newest attempts, so that they show the breadth; and the newest essays with their feedback. */
export const samplesOf = (attempts: readonly Attempt[]) => {
  const read = attempts.map(opened);
  return {
    samples: read.flatMap((questions) => questions.flatMap(sampleOf).slice(0, 1)).slice(0, mostSamples),
    essays: read.flatMap((questions) => questions.flatMap(essayOf)).slice(0, mostEssays),
  };
};
