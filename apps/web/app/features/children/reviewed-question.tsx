import type { EssayFeedback, EssayVersion, ReviewedQuestion, TeacherMark } from '@hedgerow/contracts/assessments';
import { IconCheck, IconX } from '@tabler/icons-react';
import { saysMore } from '../../lib/says-more.ts';
import { optionLetter } from '../../lib/option-letter.ts';
import { FigurePictures, LetteredPictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { AnswerParts } from '../../ui/answer-parts.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TeacherMarkView } from '../../ui/teacher-mark.tsx';
import { type Answer, isRight, isUnanswered } from './review-marks.ts';
import classes from './review.module.css';

type Props = {
  readonly question: ReviewedQuestion;
  readonly number: number;
  readonly answer: Answer;
  readonly feedback: EssayFeedback | undefined;
  /** Of an essay: those written after handing in. */
  readonly versions: readonly EssayVersion[] | undefined;
  readonly mark: TeacherMark | undefined;
  readonly name: string;
};

const Options = ({ question, answer, name }: Pick<Props, 'question' | 'answer' | 'name'>) => (
  <ul className={classes.options}>
    {question.options.map((option, at) => {
      const right = at === question.correctAnswer;
      const chosen = at === answer;
      return (
        <li key={optionLetter(at)} className={classes.option} data-right={right} data-chosen={chosen}>
          <span className={classes.letter} aria-hidden>
            {optionLetter(at)}
          </span>
          <span className={classes.optionText}>
            <RichText html={option} inline />
          </span>
          {right && (
            <span className={classes.good}>
              <IconCheck size={18} aria-hidden /> {chosen ? `${name}’s answer, right` : 'Right answer'}
            </span>
          )}
          {chosen && !right && (
            <span className={classes.wrong}>
              <IconX size={18} aria-hidden /> {name}’s answer
            </span>
          )}
        </li>
      );
    })}
  </ul>
);

/** The list of a short piece: what was seen, and what only a reader can tell. */
const Checked = ({ checklist }: { readonly checklist: NonNullable<EssayFeedback['checklist']> }) => (
  <ul className={classes.missing}>
    {checklist.map(({ text, found }) => (
      <li key={text}>
        {text} <strong>{found === null ? 'For a reader to tell' : found ? 'Found' : 'Not seen'}</strong>
      </li>
    ))}
  </ul>
);

/** The marking says itself what it cannot judge. */
const Marking = ({ feedback }: { readonly feedback: EssayFeedback }) => (
  <div className={classes.why}>
    <p>{feedback.feedback}</p>
    {feedback.contradictions.map(({ said, fact }) => (
      <p key={said}>
        Not right: <q>{said}</q> In fact: {fact}
      </p>
    ))}
    {feedback.checklist !== undefined && <Checked checklist={feedback.checklist} />}
    {feedback.checklist === undefined && feedback.pointsMissing.length > 0 && (
      <>
        <p>Points we did not find:</p>
        <ul className={classes.missing}>
          {feedback.pointsMissing.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </>
    )}
  </div>
);

const againWords = (times: number): string =>
  times === 1 ? 'Rewritten once. The latest version:' : `Rewritten ${times} times. The latest version:`;

const Essay = ({ answer, feedback, versions = [], mark }: Pick<Props, 'answer' | 'feedback' | 'versions' | 'mark'>) => {
  const newest = versions.at(-1);
  const marking = newest?.feedback ?? feedback;
  return (
    <>
      {typeof answer === 'string' && answer !== '' && <p className={classes.written}>{answer}</p>}
      {mark && <TeacherMarkView mark={mark} />}
      {newest && (
        <>
          <p>{againWords(versions.length)}</p>
          <p className={classes.written}>{newest.text}</p>
        </>
      )}
      {marking && <Marking feedback={marking} />}
    </>
  );
};

/** What was typed, matched or put in order in a practice. */
const Given = ({ question, answer, name }: Pick<Props, 'question' | 'answer' | 'name'>) => (
  <>
    {typeof answer === 'string' && (
      <p>
        {name} answered: <strong>{answer}</strong>
      </p>
    )}
    {question.wasRight === false && (
      <p>
        Right answer: <RichText html={question.rightAnswer ?? ''} inline />
      </p>
    )}
  </>
);

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <details className={classes.steps}>
    <summary>Step by step</summary>
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <RichText html={step} inline />
        </li>
      ))}
    </ol>
  </details>
);

/** One question as it was answered: what the child chose, what was right, and why. */
export const ReviewedQuestionView = ({ question, number, answer, feedback, versions, mark, name }: Props) => {
  const right = isRight(question, answer);
  return (
    <li className={classes.question}>
      <h4 className={classes.number}>
        Question {number}
        {right === true && <span className={classes.good}>Right</span>}
        {right === false && <span className={classes.wrong}>{isUnanswered(answer) ? 'Not answered' : 'To look at again'}</span>}
        {right === undefined && isUnanswered(answer) && <span className={classes.wrong}>Not answered</span>}
      </h4>
      <RichText html={question.question} />
      {question.writing !== undefined && <p>{question.writing.purpose}</p>}
      {question.pictures === undefined ? (
        <QuestionFigure figure={question.figure} />
      ) : (
        <FigurePictures pictures={question.pictures} yours={`${name}’s answer`} />
      )}
      {question.itemPictures !== undefined && <LetteredPictures pictures={question.itemPictures} />}
      {question.type === 'essay' ? (
        <Essay answer={answer} feedback={feedback} versions={versions} mark={mark} />
      ) : question.parts !== undefined ? (
        <AnswerParts parts={question.parts} yours={`${name}’s answer`} />
      ) : question.wasRight === undefined ? (
        <Options question={question} answer={answer} name={name} />
      ) : (
        <Given question={question} answer={answer} name={name} />
      )}
      {question.explanation !== '' && (
        <div className={classes.why}>
          {question.type === 'essay' && (
            <p className={classes.model}>{question.writing === undefined ? 'A model answer' : 'A piece of ours to compare'}</p>
          )}
          <RichText html={question.explanation} />
        </div>
      )}
      {saysMore(question) && <Steps steps={question.stepByStepSolution} />}
    </li>
  );
};
