import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { announce } from '../../ui/announce.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { figureText, placesFrom } from '../../lib/figure-given.ts';
import { FigureAnswer } from '../../ui/figure-answer.tsx';
import { fromTop } from '../../ui/into-view.ts';
import { ReadAloud } from '../../ui/listen.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { TapFigure } from '../../ui/tap-figure.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { AnswerOptions } from './answer-options.tsx';
import type { SaveState } from './attempt-draft.ts';
import { type Attempt, type AttemptAction, isLast } from './attempt.ts';
import { EssayAnswer } from './essay-answer.tsx';
import { Hints } from './hints.tsx';
import { Passage } from './passage.tsx';
import classes from './question.module.css';
import { encouragement } from './encouragement.ts';
import { WritingBrief } from './writing-brief.tsx';

type Props = {
  readonly assessment: Assessment;
  readonly attempt: Attempt;
  readonly act: (action: AttemptAction) => void;
  readonly onFinish: () => void;
  /** Or handed in on this device, without a line. */
  readonly saving: SaveState | 'handed-in';
  readonly busy: boolean;
  /** Why handing in failed; the answers are kept. */
  readonly problem: string | undefined;
};

/** Said only where something has not been saved: nobody needs to read the rest of the time that all is well. */
const unsavedWords: Readonly<Partial<Record<Props['saving'], string>>> = {
  waiting: 'Saved on this device. It will be sent when you’re back online.',
  refused: 'You can’t add answers to this quiz any more. You may have handed it in on another page. Close it and open it again to see.',
  'handed-in': 'Saved. You’ll get your result when you’re back online.',
};

const nudges = {
  choice: 'Choose an answer to go on.',
  figure: 'Show your answer on the picture to go on.',
  essay: 'Write at least 10 characters to go on.',
  lastEssay: 'Write at least 10 characters, then hand it in. Your words are saved.',
} as const;

/** One question at a time. */
export const QuestionScreen = ({ assessment, attempt, act, onFinish, saving, busy, problem }: Props) => {
  const stage = useStage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { index } = attempt;
  const total = assessment.questions.length;
  const isWriting = assessment.questions[index]?.writing !== undefined;
  const place = isWriting ? 'A short piece to write' : `Question ${index + 1} of ${total}`;
  useEffect(() => {
    fromTop(heading.current);
    heading.current?.focus();
    announce(place);
  }, [place]);

  const question = assessment.questions[index];
  if (question === undefined) return null;
  const { handles } = question;
  const answer = attempt.answers[index];
  const last = isLast(attempt);
  const nudge = attempt.nudged
    ? nudges[question.type === 'essay' ? (last ? 'lastEssay' : 'essay') : question.type === 'on_figure' ? 'figure' : 'choice']
    : undefined;

  return (
    <StudyScreen
      style={subjectStyle(assessment.subject)}
      onSubmit={() => (last ? onFinish() : act({ type: 'next' }))}
      foot={
        <>
          <ProblemList problems={problem === undefined ? [] : [problem]}>
            <p className={classes.kept}>All your answers are saved. Press {finishWords(stage, true)} to send them again.</p>
          </ProblemList>
          {saving in unsavedWords && (
            <p className={classes.quiet} data-state={saving}>
              {unsavedWords[saving]}
            </p>
          )}
          {busy && last && saving !== 'handed-in' && (
            <output className={classes.quiet}>
              {question.type === 'essay' ? 'We’re reading what you wrote. It is saved.' : 'We’re marking your answers. They are saved.'}
            </output>
          )}
          <StudyWays>
            {index > 0 && (
              <Button kind="quiet" onClick={() => act({ type: 'back' })}>
                Back
              </Button>
            )}
            <Button type="submit" size="large" busy={busy}>
              {last ? finishWords(stage, problem !== undefined) : 'Next'}
            </Button>
          </StudyWays>
        </>
      }
    >
      <StudyProgress label={isWriting ? 'Writing' : 'Test'} done={index} of={total} />
      <div className={classes.head}>
        <p className={classes.about}>
          <span className={classes.subject}>{assessment.subjectName}</span> {assessment.topic}
        </p>
        <p className={classes.place}>{place}</p>
      </div>
      <div className={assessment.comprehensionContent === null ? undefined : classes.beside}>
        {assessment.comprehensionContent !== null && <Passage {...assessment.comprehensionContent} />}
        <StudyCard>
          <div className={classes.asked}>
            <h3 ref={heading} tabIndex={-1} data-autofocus id={id} className={classes.question}>
              {/* A sum alone is a formula, which not everything that reads headings knows. */}
              {!isWriting && <VisuallyHidden>{`Question ${index + 1}: `}</VisuallyHidden>}
              <RichText html={question.question} inline />
            </h3>
            {!isWriting && <ReadAloud key={question.id} name={place} saysIfNone />}
          </div>
          {question.writing !== undefined && <WritingBrief writing={question.writing} task={question.question} />}
          {handles === undefined && (
            <TapFigure
              figure={question.figure}
              taps={question.taps}
              isChosen={(at) => at === answer}
              disabled={false}
              onTap={(value) => act({ type: 'answer', value })}
            />
          )}
          {handles !== undefined && question.figure !== undefined ? (
            <FigureAnswer
              key={question.id}
              figure={question.figure}
              handles={handles}
              places={placesFrom(handles, answer)}
              onPlaces={(places) => act({ type: 'answer', value: figureText(handles, places) })}
              disabled={false}
              labelledBy={id}
            />
          ) : question.type === 'essay' ? (
            <EssayAnswer
              text={typeof answer === 'string' ? answer : ''}
              onWrite={(value) => act({ type: 'answer', value })}
              labelledBy={id}
              error={nudge}
              unaided={isWriting}
            />
          ) : (
            <AnswerOptions
              key={question.id}
              options={question.options}
              chosen={typeof answer === 'number' ? answer : -1}
              onChoose={(value) => act({ type: 'answer', value })}
              labelledBy={id}
              describedBy={nudge === undefined ? undefined : `${id}-nudge`}
            />
          )}
          {nudge !== undefined && question.type !== 'essay' && (
            <p id={`${id}-nudge`} role="alert" className={classes.nudge}>
              {nudge}
            </p>
          )}
          <Hints hints={question.hints} shown={attempt.hintsShown[question.id] ?? 0} onMore={() => act({ type: 'hint' })} />
        </StudyCard>
      </div>
      {stage === 'playful' && !isWriting && (
        <div className={classes.pip}>
          <Pip size={72} mood={nudge === undefined ? 'idle' : 'thinking'} />
          <p className={classes.bubble}>{encouragement(index, total)}</p>
        </div>
      )}
    </StudyScreen>
  );
};

const finishWords = (stage: 'playful' | 'plain', again: boolean): string => {
  if (again) return 'Try Again';
  return stage === 'playful' ? 'All done' : 'Submit assessment';
};
