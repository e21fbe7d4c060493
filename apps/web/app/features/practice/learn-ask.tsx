import type { LearnAnswered, LearnScreenView } from '@hedgerow/contracts/practice';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { playSound } from '../../lib/sound-choice.ts';
import { AnswerFeedback, FoldedSteps } from '../../ui/answer-feedback.tsx';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { TapFigure } from '../../ui/tap-figure.tsx';
import { useKeepFocus } from '../../ui/use-keep-focus.ts';
import asked from '../../ui/question.module.css';
import { AnswerFields } from './answer-fields.tsx';
import { type Draft, emptyDraft, givenOf, missingFor } from './answer.ts';
import { answerLearn } from './api.ts';
import { Ending, Steps } from './lesson-steps.tsx';
import classes from './practice.module.css';

type Props = {
  readonly screen: Extract<LearnScreenView, { kind: 'ask' }>;
  /** Stands at the top of the card. */
  readonly listen: ReactNode;
  /** Leaves the lesson out; gone once something is answered, when the sheet has its room. */
  readonly skip: ReactNode;
  readonly back: ReactNode;
  readonly onNext: () => void;
  readonly nextWords: string;
  /** The bar in the head of the panel. */
  readonly progress: ReactNode;
};

const notHeard = 'Your answer did not reach us. Check your internet and try again.';

/** What the pupil is asked for in a lesson: tapped or typed, judged at once, and shown to who asks. It counts for nothing. */
export const LearnAsk = ({ screen, listen, skip, back, onNext, nextWords, progress }: Props) => {
  const { problem, figure, steps, stepFigures, ask } = screen;
  const { question, ...about } = ask;
  const stage = useStage();
  const readsAloud = useReadsAloud();
  const [draft, setDraft] = useState(() => emptyDraft(question));
  const [answered, setAnswered] = useState<LearnAnswered>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useKeepFocus(card, busy);

  const end = answered?.end ?? undefined;
  const isOver = end !== undefined;
  const isRight = answered?.verdict === 'right';
  const isChosen = question.type === 'multiple_choice';
  // Who is only learning to read answers with one tap.
  const tapAnswers = readsAloud && isChosen;
  const titled = `${about.id}-title`;

  const send = async (given: number | string | null) => {
    if (busy || isOver) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      setAnswered(await answerLearn({ ...about, given }));
    } catch (error) {
      setTrouble(error instanceof ApiError && error.code === 'network' ? notHeard : messageOf(error, notHeard));
    } finally {
      setBusy(false);
    }
  };
  const check = (made: Draft) => {
    const given = givenOf(question, made);
    if (typeof given === 'number' || typeof given === 'string') return void send(given);
    return setTrouble(missingFor(question, made));
  };
  const change = (made: Draft) => {
    if (isOver || busy) return;
    if (isChosen) void playSound('tap', stage);
    setDraft(made);
    setTrouble(undefined);
    // A new answer is no longer what the old one was.
    setAnswered(undefined);
    if (tapAnswers) check(made);
  };
  const isOn = (at: number): boolean => draft.places.includes(at);
  const verdict = answered === undefined || answered.say === '' ? undefined : answered.verdict;
  const rightAnswer = end?.answer;
  const verdictOf = (at: number) => (isChosen && isOver && question.options[at] === rightAnswer ? 'right' : isOn(at) ? verdict : undefined);
  // Why a whole question is answered so stands in the sheet; for who begins to read it is what the sheet says.
  const isWhole = steps.length === 0;
  const why = isOver && isRight && isWhole && !readsAloud ? end.steps : [];
  const tellsEnd = isOver && !(isRight && isWhole);

  return (
    <StudyScreen
      pip={isRight ? 'happy' : answered === undefined ? 'idle' : 'thinking'}
      onSubmit={() => (isOver ? onNext() : check(draft))}
      foot={
        <>
          {answered !== undefined && answered.say !== '' && (
            <AnswerFeedback key={`${answered.verdict}-${String(isOver)}`} right={isRight} say={answered.say} note={answered.note}>
              <FoldedSteps title="Why?" lines={why} />
            </AnswerFeedback>
          )}
          <StudyWays>
            {answered === undefined && skip}
            {back}
            {(isOver || !tapAnswers) && (
              <Button type="submit" size="large" busy={busy}>
                {isOver ? nextWords : 'Check'}
              </Button>
            )}
          </StudyWays>
        </>
      }
    >
      {progress}
      <StudyCard>
        {listen}
        <div ref={card} className={classes.screen}>
          <StepHeading step={about.id} className={asked.question ?? ''}>
            {isWhole ? 'Your turn' : 'Now you finish it'}
          </StepHeading>
          <p id={titled} className={classes.idea}>
            <RichText html={isWhole ? question.question : problem} inline />
          </p>
          {isChosen ? (
            <TapFigure
              figure={question.figure ?? figure}
              completed={answered?.completed}
              taps={question.taps}
              isChosen={isOn}
              verdictOf={verdictOf}
              disabled={isOver || busy}
              onTap={(at) => change({ text: '', places: [at] })}
            />
          ) : (
            <QuestionFigure figure={figure} completed={answered?.completed} />
          )}
          <Steps steps={steps} figures={stepFigures} />
          {!isWhole && !isOver && <p className={classes.soft}>What is the answer?</p>}
          <AnswerFields
            question={question}
            draft={draft}
            onDraft={change}
            disabled={isOver || busy}
            verdict={verdict}
            rightAnswer={rightAnswer}
            labelledBy={titled}
          />
          {trouble !== undefined && (
            <p role="alert" className={classes.soft}>
              {trouble}
            </p>
          )}
          {tellsEnd && <Ending end={end} after={steps.length} />}
          {!isOver && (
            <div className={classes.more}>
              <Button kind="text" disabled={busy} onClick={() => void send(null)}>
                Show me
              </Button>
            </div>
          )}
        </div>
      </StudyCard>
    </StudyScreen>
  );
};
