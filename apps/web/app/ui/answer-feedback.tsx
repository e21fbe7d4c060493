import { IconDeviceFloppy, IconRefreshDot } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { announce, unsay } from './announce.tsx';
import classes from './answer-feedback.module.css';
import { answersAbove } from './into-view.ts';
import { ReadAloud } from './listen.tsx';
import { playSound } from '../lib/sound-choice.ts';
import { RichText } from './rich-text.tsx';
import { useStage } from './stage.tsx';

type StepsProps = {
  readonly title: string;
  readonly lines: readonly string[];
  /** At first, where nothing else says what to do. */
  readonly opened?: boolean;
};

/** Numbered lines under a fold: the working of a question. */
export const FoldedSteps = ({ title, lines, opened = false }: StepsProps) =>
  lines.length === 0 ? null : (
    <details className={classes.unfold} open={opened}>
      <summary>{title}</summary>
      <ol>
        {lines.map((line, at) => (
          <li key={`${at}-${line}`}>
            <RichText html={line} inline />
          </li>
        ))}
      </ol>
    </details>
  );

/** Drawn as a pen would. */
const Tick = () => (
  <svg className={classes.tick} viewBox="0 0 32 32" width={32} height={32} aria-hidden>
    <circle cx="16" cy="16" r="15" />
    <path d="M9 16.500l5 5 9.500-11" pathLength={1} />
  </svg>
);

type Props = {
  /** Left out while nobody can say. */
  readonly right?: boolean;
  /** In a few words: "Yes! 8 and 2 make 10." */
  readonly say: string;
  /** HTML: what went wrong, of the answer that was given; '' where it is not known. */
  readonly note?: string;
  readonly children?: ReactNode;
};

/** What an answer was, on every screen that says it at once. Right in green; anything else in warm yellow, never red. */
export const AnswerFeedback = ({ right, say, note = '', children }: Props) => {
  const stage = useStage();
  const Icon = right === undefined ? IconDeviceFloppy : IconRefreshDot;
  useEffect(() => {
    announce(say);
    return () => unsay(say);
  }, [say]);
  useEffect(() => {
    if (right !== undefined) void playSound(right ? 'right' : 'not-yet', stage);
  }, [right, stage]);
  return (
    <section
      ref={answersAbove}
      className={classes.feedback}
      data-answer-sheet
      data-right={right}
      aria-label="What it was"
      data-listen-place
    >
      <p className={classes.said}>
        {right === true ? <Tick /> : <Icon size={28} aria-hidden />}
        <span>{say}</span>
        <ReadAloud name="what it was" />
      </p>
      {note !== '' && <RichText html={note} />}
      {children}
    </section>
  );
};
