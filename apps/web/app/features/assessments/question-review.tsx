import { IconCircleCheck, IconCircleDashed, IconCircleX, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EssayFeedback, EssayVersion, ReviewedQuestion, TeacherMark } from '@hedgerow/contracts/assessments';
import { saysMore } from '../../lib/says-more.ts';
import { optionLetter } from '../../lib/option-letter.ts';
import { FigurePictures, LetteredPictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { AnswerParts } from '../../ui/answer-parts.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useStage } from '../../ui/stage.tsx';
import { TeacherMarkView } from '../../ui/teacher-mark.tsx';
import type { AnswerValue } from './answer-rules.ts';
import { EssayRedraft } from './essay-redraft.tsx';
import classes from './review.module.css';
import { type Verdict, verdictOf } from './verdicts.ts';

type Props = {
  readonly assessmentId: string;
  readonly question: ReviewedQuestion;
  readonly answer: AnswerValue | undefined;
  readonly number: number;
  readonly feedback: EssayFeedback | undefined;
  /** Of an essay: those written after handing in. */
  readonly versions: readonly EssayVersion[] | undefined;
  /** A teacher's, where there is one. */
  readonly mark: TeacherMark | undefined;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
};

const icons = { right: IconCircleCheck, wrong: IconCircleX, unanswered: IconCircleDashed, essay: IconPencil } as const;
const words: Readonly<Record<'playful' | 'plain', Readonly<Record<Verdict, string>>>> = {
  playful: { right: 'Right', wrong: 'Look again', unanswered: 'No answer', essay: 'Your writing' },
  plain: { right: 'Correct', wrong: 'Incorrect', unanswered: 'Not answered', essay: 'Essay' },
};

const writingWords = { playful: words.playful.essay, plain: 'Writing' } as const;

const Part = ({ title, tone, children }: { readonly title: string; readonly tone?: 'good' | 'low'; readonly children: ReactNode }) => (
  <div className={classes.part} data-tone={tone}>
    <h4 className={classes.partTitle}>{title}</h4>
    {children}
  </div>
);

const Option = ({ question, at }: { readonly question: ReviewedQuestion; readonly at: number }) => (
  <p className={classes.plain}>
    <span className={classes.letter}>{optionLetter(at)}</span> <RichText html={question.options[at] ?? ''} inline />
  </p>
);

const MultipleChoice = ({ question, answer, verdict }: Pick<Props, 'question' | 'answer'> & { readonly verdict: Verdict }) => {
  const chosen = typeof answer === 'number' && answer >= 0 ? answer : undefined;
  const note = chosen === undefined || verdict === 'right' ? '' : (question.optionNotes[chosen] ?? '');
  return (
    <>
      <Part title="Your answer" tone={verdict === 'right' ? 'good' : 'low'}>
        {chosen === undefined ? <p className={classes.plain}>You did not answer this one.</p> : <Option question={question} at={chosen} />}
        {note !== '' && (
          <div className={classes.note}>
            <RichText html={note} />
          </div>
        )}
      </Part>
      {verdict !== 'right' && question.correctAnswer !== null && (
        <Part title="Correct answer" tone="good">
          <Option question={question} at={question.correctAnswer} />
        </Part>
      )}
    </>
  );
};

/** What was typed, matched or put in order in a practice. */
const Given = ({ question, answer, verdict }: Pick<Props, 'question' | 'answer'> & { readonly verdict: Verdict }) => (
  <>
    <Part title="Your answer" tone={verdict === 'right' ? 'good' : 'low'}>
      <p className={classes.plain}>{typeof answer === 'string' ? answer : 'You did not answer this one.'}</p>
    </Part>
    {verdict !== 'right' && (
      <Part title="Correct answer" tone="good">
        <RichText html={question.rightAnswer ?? ''} />
      </Part>
    )}
  </>
);

const Essay = ({
  assessmentId,
  question,
  answer,
  feedback,
  versions = [],
  mark,
}: Pick<Props, 'assessmentId' | 'question' | 'answer' | 'feedback' | 'versions' | 'mark'>) => (
  <>
    <Part title="Your answer">
      {typeof answer === 'string' && answer.trim() !== '' ? (
        <p className={classes.written}>{answer}</p>
      ) : (
        <p className={classes.plain}>You did not write an answer.</p>
      )}
    </Part>
    {mark !== undefined && <TeacherMarkView mark={mark} />}
    <Part title={question.writing === undefined ? 'Feedback' : 'Your checklist'}>
      <EssayRedraft
        assessmentId={assessmentId}
        questionId={question.id}
        first={typeof answer === 'string' ? answer : ''}
        feedback={feedback}
        versions={versions}
        isWriting={question.writing !== undefined}
      />
    </Part>
  </>
);

/** One question of a finished attempt; opens to the answer, the reason and the steps. */
export const QuestionReview = ({ assessmentId, question, answer, number, feedback, versions, mark, open, onToggle }: Props) => {
  const stage = useStage();
  const verdict = verdictOf(question, answer);
  const Icon = icons[verdict];
  return (
    <details
      className={classes.question}
      data-verdict={verdict}
      data-listen-place
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <Icon size={24} aria-hidden className={classes.icon} />
        <span className={classes.asked}>
          <span className={classes.verdict}>
            {number}. {question.writing === undefined ? words[stage][verdict] : writingWords[stage]}
          </span>
          <RichText html={question.question} inline />
        </span>
      </summary>
      {open && (
        <div className={classes.answers}>
          <ReadAloud name={`Question ${number}`} />
          {question.pictures === undefined ? <QuestionFigure figure={question.figure} /> : <FigurePictures pictures={question.pictures} />}
          {question.itemPictures !== undefined && <LetteredPictures pictures={question.itemPictures} />}
          {question.type === 'essay' ? (
            <Essay assessmentId={assessmentId} question={question} answer={answer} feedback={feedback} versions={versions} mark={mark} />
          ) : question.parts !== undefined ? (
            <AnswerParts parts={question.parts} />
          ) : question.wasRight === undefined ? (
            <MultipleChoice question={question} answer={answer} verdict={verdict} />
          ) : (
            <Given question={question} answer={answer} verdict={verdict} />
          )}
          {/* Of an essay it is the model answer, which comes after the pupil's own check. */}
          {question.explanation !== '' && question.type !== 'essay' && (
            <Part title={stage === 'playful' ? 'Why' : 'Explanation'}>
              <RichText html={question.explanation} />
            </Part>
          )}
          {saysMore(question) && (
            <Part title="Step by step">
              <ol className={classes.list}>
                {question.stepByStepSolution.map((step, at) => (
                  <li key={`${at}-${step}`}>
                    <RichText html={step} inline />
                  </li>
                ))}
              </ol>
            </Part>
          )}
        </div>
      )}
    </details>
  );
};
