import { TextInput, VisuallyHidden } from '@mantine/core';
import { nationalCheck, paperLimitMs } from '@hedgerow/domain/national-checks';
import { useEffect, useRef, useState } from 'react';
import type { CheckAttempt, OpenCheckQuestion } from '@hedgerow/contracts/national-checks';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import shared from './checks.module.css';
import classes from './paper.module.css';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { HearWord } from './hear-word.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Answers } from './use-answers.ts';

type Props = { readonly attempt: CheckAttempt; readonly answers: Answers; readonly busy: boolean; readonly onFinish: () => void };

const Asked = ({ question }: { readonly question: OpenCheckQuestion }) => {
  if (question.kind === 'sum') return <RichText html={question.html} inline />;
  if (question.kind !== 'spelling') return null;
  return (
    <span className={classes.sentence}>
      {question.before}
      <span className={classes.gap}>
        <VisuallyHidden>blank</VisuallyHidden>
      </span>
      {question.after}
    </span>
  );
};

const marksWords = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);

type PlacesProps = Pick<CheckAttempt, 'questions' | 'answers'> & { readonly place: number; readonly onGo: (to: number) => void };

/** Which questions have an answer; each is a way to it. */
const Places = ({ questions, answers, place, onGo }: PlacesProps) => (
  <nav className={classes.places} aria-label="Questions">
    {questions.map(({ position }) => {
      const done = (answers[position] ?? '').trim() !== '';
      return (
        <button
          key={position}
          type="button"
          className={classes.place}
          data-done={done}
          aria-current={position === place ? 'step' : undefined}
          onClick={() => onGo(position)}
        >
          {position + 1}
          {done && <VisuallyHidden> answered</VisuallyHidden>}
        </button>
      );
    })}
  </nav>
);

/** The arithmetic and the spelling paper: a question a screen, forwards and back, each answer kept as it is written. */
export const PaperRun = ({ attempt, answers: { answers, keep }, busy, onFinish }: Props) => {
  const { questions, leftMs } = attempt;
  const firstOpen = answers.findIndex((answer) => answer === null);
  const [place, setPlace] = useState(firstOpen < 0 ? 0 : firstOpen);
  const [typed, setTyped] = useState(answers[place] ?? '');
  const [asking, setAsking] = useState(false);
  // From the start of the paper, on whichever visit: what the server counted before, and what this device counts since.
  const before = leftMs === null ? 0 : (paperLimitMs(nationalCheck(attempt.kind), attempt.timing) ?? 0) - leftMs;
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const question = questions[place];
  const last = place === questions.length - 1;
  const spelling = question?.kind === 'spelling';

  const keepTyped = () => {
    if (typed.trim() !== (answers[place] ?? '').trim())
      keep({ position: place, answer: typed.trim(), ms: Math.round(before + performance.now() - opened.current) });
  };
  const leaving = useRef(keepTyped);
  useEffect(() => {
    leaving.current = keepTyped;
  });
  // A field that goes with its panel says nothing of it.
  useEffect(() => () => leaving.current(), []);
  const go = (to: number) => {
    keepTyped();
    setAsking(false);
    setPlace(to);
    setTyped(answers[to] ?? '');
  };
  const left = answers.filter((answer, at) => (at === place ? typed : (answer ?? '')).trim() === '').length;
  const finish = () => {
    keepTyped();
    if (left > 0 && !asking) return setAsking(true);
    onFinish();
  };
  if (question === undefined) return null;

  return (
    <StudyScreen
      onSubmit={() => (last ? finish() : go(place + 1))}
      foot={
        <>
          {asking && (
            <p role="alert" className={classes.asking}>
              {left === 1
                ? 'One question has no answer yet. You can go back to it, or finish now.'
                : `${left} questions have no answer yet. You can go back to them, or finish now.`}
            </p>
          )}
          <StudyWays>
            {place > 0 && (
              <Button kind="quiet" onClick={() => go(place - 1)}>
                Back
              </Button>
            )}
            {!last && (
              <Button kind="text" data-later busy={asking && busy} onClick={finish}>
                {asking ? 'Finish now' : 'I have finished'}
              </Button>
            )}
            <Button type="submit" busy={busy}>
              {last ? (asking ? 'Finish now' : 'Finish') : 'Next'}
            </Button>
          </StudyWays>
        </>
      }
    >
      <StudyProgress label="Questions" done={questions.length - left} of={questions.length} />
      <div className={classes.head}>
        <p className={shared.place}>{`Question ${place + 1} of ${questions.length}`}</p>
        {leftMs !== null && <TimeLeft ms={leftMs} />}
      </div>
      <StudyCard>
        <StepHeading step={place} className={classes.question ?? ''}>
          {/* A sum alone has no words that every screen reader says. */}
          {!spelling && <VisuallyHidden>{`Question ${place + 1}: `}</VisuallyHidden>}
          <Asked question={question} />
        </StepHeading>
        {spelling && <HearWord key={place} id={attempt.id} position={place} />}
        <TextInput
          label={spelling ? 'The missing word' : 'Your answer'}
          description={spelling ? undefined : `${marksWords(question.marks)}. Fractions can be written as 3/4 or 1 1/2.`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keepTyped}
          maxLength={40}
          size="lg"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          className={classes.field ?? ''}
        />
      </StudyCard>
      <Places questions={questions} answers={answers} place={place} onGo={go} />
    </StudyScreen>
  );
};
