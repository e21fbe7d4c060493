import { VisuallyHidden } from '@mantine/core';
import type { AskedQuestion, GivenAnswer, Practice, PracticeTurn } from '@hedgerow/contracts/practice';
import { IconBook } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { askedLines } from '../../lib/asked-lines.ts';
import { mayBeLarge } from '../../lib/plain-words.ts';
import { playSound } from '../../lib/sound-choice.ts';
import { announce } from '../../ui/announce.tsx';
import { AnswerFeedback } from '../../ui/answer-feedback.tsx';
import { Button } from '../../ui/button.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { intoView } from '../../ui/into-view.ts';
import { ListenButton } from '../../ui/listen-button.tsx';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { RichText } from '../../ui/rich-text.tsx';
import asked from '../../ui/question.module.css';
import { useStage } from '../../ui/stage.tsx';
import { TapFigure } from '../../ui/tap-figure.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { useKeepFocus } from '../../ui/use-keep-focus.ts';
import { AnswerFields } from './answer-fields.tsx';
import { type Draft, draftOf, draftToMend, givenOf, missingFor } from './answer.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import classes from './practice.module.css';

export type Ways = {
  /** `ms`: from the question's showing, by this device. */
  readonly onAnswer: (answer: { readonly given: GivenAnswer; readonly notYet: boolean; readonly ms: number }) => void;
  readonly onHelp: () => void;
  readonly onNext: () => void;
  /** Goes to what teaches this, and comes back to the question. */
  readonly onLearn: () => void;
  readonly busy: boolean;
};

const kindWords = { planned: '', similar: 'One more on this', easier: 'Let’s do one together', return: 'This one is back' } as const;
const helpWords = ['Help me', 'More help', 'One more hint', 'Explain the answer'] as const;

/** Answered by choosing: what is typed or drawn makes no sound at each step. */
const isChosen = ({ type }: AskedQuestion): boolean => !['typed', 'correct', 'dictation', 'parts', 'on_figure'].includes(type);

/** Without any picture, and short: its words may be large. */
const standsAlone = (question: AskedQuestion): boolean =>
  question.figure === undefined && (!('pictures' in question) || question.pictures === undefined) && mayBeLarge(question.question);

/** The last help that does not tell the answer; from there on a lesson helps more. */
const rungsBeforeAnswer = 3;

/** What was asked for comes into view; of a question that begins with help its words stay there. */
const HelpLines = ({ help, atFirst }: Pick<PracticeTurn, 'help'> & { readonly atFirst: number }) =>
  help.length === 0 ? null : (
    <div className={classes.help}>
      {help.map(({ step, lines, figure }, rung) => (
        <div key={step} ref={rung >= atFirst && rung === help.length - 1 ? intoView : undefined}>
          {lines.map((line, at) => (
            <Fragment key={`${at}-${line}`}>
              <p>
                <RichText html={line} inline />
              </p>
              {at === 0 && <QuestionFigure figure={figure} />}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );

type TurnProps = Ways & {
  /** Without internet: an answer is saved, not judged, and nobody can help. */
  readonly offline?: 'asked' | 'saved' | undefined;
  /** What was answered already, where it is shown anew. */
  readonly given?: GivenAnswer | undefined;
  readonly practice: Practice;
  readonly turn: PracticeTurn;
};

/** One question on the screen: answer, check, and at once what it was. */
export const QuestionTurn = ({ practice, turn, onAnswer, onHelp, onNext, onLearn, busy, offline, given: answered }: TurnProps) => {
  const id = useId();
  const stage = useStage();
  const isPlayful = stage === 'playful';
  const { question, feedback, help, number, kind } = turn;
  const isCheckIn = practice.kind === 'check-in';
  const [helpAtFirst] = useState(() => help.length);
  const [draft, setDraft] = useState(() => draftOf(question, answered ?? null));
  const [missing, setMissing] = useState(false);
  const [again, setAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // One that comes between takes no number; a question that is closed already is among those that are done.
  const [place] = useState(() =>
    kind === 'planned' ? `Question ${practice.done + (feedback?.closed === true ? 0 : 1)}` : 'Extra question',
  );
  useEffect(() => {
    heading.current?.focus();
    announce(place);
  }, [place]);
  useKeepFocus(heading, busy);

  const closed = feedback?.closed === true || offline === 'saved';
  // After a miss the answer rests until the pupil wants to mend it.
  const resting = closed || (feedback !== null && !again);
  // Who is only learning to read answers with one tap, and has nothing to check.
  const readsAloud = useReadsAloud();
  const tapAnswers = readsAloud && question.type === 'multiple_choice';
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const give = (given: GivenAnswer, notYet = false) => onAnswer({ given, notYet, ms: Math.round(performance.now() - since.current) });
  const check = (made: Draft = draft) => {
    const given = givenOf(question, made);
    setMissing(given === undefined);
    if (given === undefined || busy) return;
    setAgain(false);
    give(given);
  };
  const change = (made: Draft) => {
    if (isChosen(question)) void playSound('tap', stage);
    setDraft(made);
    if (tapAnswers) check(made);
  };
  const act = () => {
    if (closed) return onNext();
    if (!resting) return check();
    setDraft(draftToMend(question, draft));
    setAgain(true);
  };
  const pressed = useRef(change);
  useEffect(() => {
    pressed.current = change;
  });
  // 1 to 4 choose an answer, wherever the focus is.
  const options = question.type === 'multiple_choice' && !resting ? question.options.length : 0;
  useEffect(() => {
    const pick = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const at = Number(key) - 1;
      // Ctrl and 2 go to another tab.
      if (!ctrlKey && !metaKey && !altKey && at >= 0 && at < options) pressed.current({ text: '', places: [at] });
    };
    document.addEventListener('keydown', pick);
    return () => document.removeEventListener('keydown', pick);
  }, [options]);

  const verdictOf = (option: string | undefined, isGiven: boolean) =>
    closed && option === feedback?.rightAnswer ? 'right' : resting && isGiven ? feedback?.verdict : undefined;

  // Who does one with the pupil stands on the card until it is answered.
  const isTogether = kind === 'easier' && feedback === null;
  const pip = feedback === null ? 'idle' : feedback.verdict === 'right' ? 'happy' : 'thinking';

  const learnThis = turn.learn !== null && feedback?.verdict !== 'right' && (
    <Button kind="text" icon={<IconBook size={20} aria-hidden />} onClick={onLearn} data-unspoken>
      Learn this step by step
    </Button>
  );

  return (
    <StudyScreen
      onSubmit={act}
      pip={isTogether ? undefined : pip}
      foot={
        <>
          {offline === 'saved' && <AnswerFeedback say="Saved. We’ll check it when you’re back online." />}
          {feedback !== null && (
            <FeedbackPanel
              key={String(closed)}
              feedback={feedback}
              inOrder={question.type === 'order'}
              inLine={question.type === 'correct'}
              onTile={question.type === 'multiple_choice'}
            >
              {closed && learnThis}
            </FeedbackPanel>
          )}
          <StudyWays>
            {!closed && !isCheckIn && offline === undefined && (
              <Button kind="quiet" disabled={busy} onClick={() => (help.length < rungsBeforeAnswer ? onHelp() : give(null))}>
                {helpWords[help.length] ?? helpWords[3]}
              </Button>
            )}
            {feedback === null && offline === undefined && (
              <Button kind={isCheckIn ? 'quiet' : 'text'} disabled={busy} data-later onClick={() => give(null, true)}>
                I have not done this yet
              </Button>
            )}
            {(resting || !tapAnswers) && (
              <Button type="submit" size="large" busy={busy}>
                {closed ? 'Next' : resting ? 'Try once more' : 'Check'}
              </Button>
            )}
          </StudyWays>
        </>
      }
    >
      <StudyProgress label={isCheckIn ? 'Check-in' : 'Practice'} done={practice.done} of={practice.planned} />
      {practice.passage !== null && (
        <details className={classes.reading}>
          <summary>{practice.passage.title}</summary>
          <p className={classes.passage}>{practice.passage.content}</p>
        </details>
      )}
      <StudyCard>
        {kindWords[kind] !== '' && (
          <p className={classes.kind}>
            {isTogether && isPlayful && <Pip size={56} mood="happy" />}
            {kindWords[kind]}
          </p>
        )}
        <div className={asked.asked} data-alone={standsAlone(question) || undefined}>
          <h3 ref={heading} tabIndex={-1} data-autofocus id={id} className={asked.question}>
            {/* A question may be a formula alone, which not every reader takes for the text of a heading. */}
            <VisuallyHidden>{place}: </VisuallyHidden>
            <RichText html={askedLines(question.question)} inline />
          </h3>
          {readsAloud && <ListenButton key={number} name="the question" saysIfNone />}
        </div>
        {question.type === 'multiple_choice' ? (
          <TapFigure
            figure={question.figure}
            completed={feedback?.completed}
            taps={question.taps}
            isChosen={(at) => draft.places.includes(at)}
            verdictOf={(at) => verdictOf(question.options[at], draft.places.includes(at))}
            disabled={resting || busy}
            onTap={(at) => change({ text: '', places: [at] })}
          />
        ) : (
          question.type !== 'on_figure' && <QuestionFigure figure={question.figure} completed={feedback?.completed} />
        )}
        <AnswerFields
          question={question}
          draft={draft}
          onDraft={change}
          disabled={resting || busy}
          verdict={resting ? feedback?.verdict : undefined}
          rightAnswer={closed ? feedback?.rightAnswer : undefined}
          results={feedback?.parts}
          missing={missing && !resting}
          labelledBy={id}
          subject={practice.subject}
        />
        {missing && !resting && (
          <p role="alert" className={classes.soft}>
            {missingFor(question, draft)}
          </p>
        )}
        {!closed && <HelpLines help={help} atFirst={helpAtFirst} />}
        {!closed && help.length >= rungsBeforeAnswer && <div className={classes.more}>{learnThis}</div>}
      </StudyCard>
    </StudyScreen>
  );
};
