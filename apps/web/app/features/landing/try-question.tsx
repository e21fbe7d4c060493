import { VisuallyHidden } from '@mantine/core';
import type { TryMark, TryQuiz } from '@hedgerow/contracts/try-quiz';
import { useEffect, useId, useRef, useState } from 'react';
import { askedLines } from '../../lib/asked-lines.ts';
import { messageOf } from '../../lib/api-error.ts';
import { figureGiven, figureStart, type Places } from '../../lib/figure-given.ts';
import { mayBeLarge } from '../../lib/plain-words.ts';
import { playSound } from '../../lib/sound-choice.ts';
import { AnswerFeedback, FoldedSteps } from '../../ui/answer-feedback.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { FigureAnswer } from '../../ui/figure-answer.tsx';
import { FigurePictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import asked from '../../ui/question.module.css';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { TapFigure } from '../../ui/tap-figure.tsx';
import { markTryAnswer } from './try-api.ts';
import classes from './try-quiz.module.css';

type Props = {
  readonly quiz: TryQuiz;
  readonly at: number;
  readonly question: TryQuiz['questions'][number];
  /** On the button of the last one. */
  readonly lastWords?: string;
  /** `wasRight`: on the first try. */
  readonly onNext: (wasRight: boolean) => void;
};

const helpWords = (open: number): string => (open === 0 ? 'Help me' : 'More help');

/** One question as pupils get it: the youngest answer with a tap, the others check; help, and a second try after a miss. */
export const TryQuestion = ({ quiz, at, question, lastWords = 'See how it went', onNext }: Props) => {
  const id = useId();
  const stage = useStage();
  const { handles, figure, options, hints } = question;
  const tapAnswers = useReadsAloud() && handles === undefined;
  const [places, setPlaces] = useState<Places>(() => (handles === undefined ? [] : figureStart(handles)));
  const [mark, setMark] = useState<TryMark>();
  const [tries, setTries] = useState(0);
  const [again, setAgain] = useState(false);
  const [busy, setBusy] = useState(false);
  const [help, setHelp] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark) ways.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
  }, [mark]);

  const closed = mark?.closed === true;
  // After a miss the answer rests until the visitor wants to mend it.
  const resting = closed || (mark !== undefined && !again);
  const check = async (made: Places = places): Promise<void> => {
    const given = handles === undefined ? made[0] : figureGiven(handles, made);
    setTrouble(
      given === undefined ? (handles === undefined ? 'Choose an answer first.' : 'Show your answer on the picture first.') : undefined,
    );
    if (given === undefined || busy) return;
    setBusy(true);
    try {
      setMark(await markTryAnswer({ id: quiz.id, question: at, answer: given, last: tries > 0 }));
      setTries(tries + 1);
      setAgain(false);
    } catch (error) {
      setTrouble(messageOf(error, 'Your answer did not arrive. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  const choose = (option: number) => {
    void playSound('tap', stage);
    setPlaces([option]);
    if (tapAnswers) void check([option]);
  };
  const act = () => {
    if (closed) return onNext(mark.right && tries === 1);
    if (!resting) return void check();
    // One choice that was wrong is not chosen again; what was drawn is mended.
    if (handles === undefined) setPlaces([]);
    setAgain(true);
  };

  const of = quiz.questions.length;
  const nextWords = at === of - 1 ? lastWords : 'Next question';
  const isRight = (option: number): boolean => closed && mark.correctAnswer === option;
  const verdictOf = (option: number) =>
    isRight(option) ? 'right' : resting && places[0] === option ? (mark?.right ? 'right' : 'wrong') : undefined;
  return (
    <StudyScreen
      onSubmit={act}
      pip={mark === undefined ? 'idle' : mark.right ? 'happy' : 'thinking'}
      foot={
        <>
          {mark !== undefined && (
            <AnswerFeedback key={String(closed)} right={mark.right} say={mark.say} note={mark.right ? '' : mark.note}>
              {closed && !mark.right && mark.pictures !== undefined && <FigurePictures pictures={mark.pictures} />}
              {closed && !mark.right && mark.explanation !== '' && <RichText html={mark.explanation} />}
              {closed && mark.right && mark.explanation !== '' && <FoldedSteps title="Why?" lines={[mark.explanation]} />}
              <FoldedSteps title="Step by step" lines={mark.steps} />
            </AnswerFeedback>
          )}
          <StudyWays ref={ways}>
            {!closed && help < hints.length && (
              <Button kind="quiet" onClick={() => setHelp(help + 1)}>
                {helpWords(help)}
              </Button>
            )}
            {(resting || !tapAnswers) && (
              <Button type="submit" size="large" busy={busy}>
                {closed ? nextWords : resting ? 'Try once more' : 'Check'}
              </Button>
            )}
          </StudyWays>
        </>
      }
    >
      <StudyProgress label="Questions" done={closed ? at + 1 : at} of={of} />
      {of > 1 && (
        <p className={classes.place}>
          Question {at + 1} of {of}
        </p>
      )}
      <StudyCard>
        <div className={asked.asked} data-alone={(figure === undefined && mayBeLarge(question.question)) || undefined}>
          <StepHeading step={at} id={id} className={`${asked.question} ${classes.asked}`}>
            <VisuallyHidden>{`Question ${at + 1}: `}</VisuallyHidden>
            <RichText html={askedLines(question.question)} inline />
          </StepHeading>
          <ReadAloud name="the question" />
        </div>
        {handles !== undefined && figure !== undefined ? (
          <FigureAnswer figure={figure} handles={handles} places={places} onPlaces={setPlaces} disabled={resting || busy} labelledBy={id} />
        ) : (
          <TapFigure
            figure={figure}
            completed={mark?.completed}
            taps={question.taps}
            isChosen={(option) => places[0] === option}
            verdictOf={verdictOf}
            disabled={resting || busy}
            onTap={choose}
          />
        )}
        {options.length > 0 && (
          <ChoiceTiles
            options={options}
            isOn={(option) => places[0] === option}
            verdictOf={verdictOf}
            saidOf={(option) => (isRight(option) && mark?.right !== true ? 'the answer' : undefined)}
            disabled={resting || busy}
            onPress={choose}
            labelledBy={id}
          />
        )}
        {trouble !== undefined && (
          <p className={classes.trouble} role="alert">
            {trouble}
          </p>
        )}
        {!closed && help > 0 && (
          <div className={classes.help}>
            {hints.slice(0, help).map((hint) => (
              <p key={hint}>
                <RichText html={hint} inline />
              </p>
            ))}
          </div>
        )}
      </StudyCard>
    </StudyScreen>
  );
};
