import type { PaperMisconception, PaperQuestion } from '@hedgerow/contracts/class-assessments';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { QuestionFigure } from '../../ui/figure.tsx';
import { ShownBy } from '../../ui/pupil-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './class-assessments.module.css';
import { FollowUp } from './follow-up.tsx';
import { onPicture } from './on-picture.ts';

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

const rightWords = ({ answered, correct, part }: PaperQuestion): string => {
  if (answered === 0) return 'No answers yet';
  return correct === null
    ? `${answered} answered`
    : `${correct} of ${answered} right (${shareOf(correct, answered)}%)${part > 0 ? `, ${part} in part` : ''}`;
};

/** Each question with the options that were chosen, or the places that most took: where a class went astray can be read at once. */
export const QuestionResults = ({ questions }: { readonly questions: readonly PaperQuestion[] }) => (
  <ol className={classes.questions}>
    {questions.map((question, at) => (
      <li key={question.id} className={classes.question}>
        <div className={classes.questionHead}>
          <strong>{`Question ${at + 1}`}</strong>
          <span>{rightWords(question)}</span>
        </div>
        <RichText html={question.question} />
        {question.right && <p className={classes.quiet}>{onPicture}</p>}
        <QuestionFigure figure={question.right ?? question.figure} />
        {question.options.length > 0 && (
          <ul className={classes.options}>
            {question.options.map((option, place) => (
              <li key={place} data-correct={option.correct}>
                <span className={classes.optionWords}>
                  {option.correct && (
                    <>
                      <IconCheck size={18} aria-hidden />
                      <VisuallyHidden>Right answer: </VisuallyHidden>
                    </>
                  )}
                  <RichText html={option.text} inline />
                </span>
                <span className={classes.chosen}>{option.chosen === 1 ? '1 pupil' : `${option.chosen} pupils`}</span>
                <span className={classes.share} aria-hidden>
                  <span style={{ width: `${shareOf(option.chosen, question.answered)}%` }} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);

/** What the wrong answers say that pupils believe. */
export const MisconceptionResults = ({
  misconceptions,
  classId,
  mayTeach,
}: {
  readonly misconceptions: readonly PaperMisconception[];
  readonly classId: string;
  /** Whoever may only look sets no follow-up. */
  readonly mayTeach: boolean;
}) => {
  if (misconceptions.length === 0) return <p className={classes.quiet}>None found yet.</p>;
  return (
    <ul className={classes.beliefs}>
      {misconceptions.map(({ belief, correction, questions, pupils, ...known }) => (
        <li key={`${known.topicId} ${known.misconceptionId}`} className={classes.belief}>
          <RichText html={belief} />
          <div>
            In fact: <RichText html={correction} inline />
          </div>
          <span className={classes.quiet}>
            {`${questions.length === 1 ? 'Question' : 'Questions'} ${questions.map((place) => place + 1).join(', ')}`}
          </span>
          <ShownBy classId={classId} pupils={pupils} />
          {mayTeach && <FollowUp classId={classId} misconception={known} childIds={pupils.map(({ id }) => id)} />}
        </li>
      ))}
    </ul>
  );
};
