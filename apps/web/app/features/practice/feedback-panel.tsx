import { IconCircleCheck, IconRefreshDot } from '@tabler/icons-react';
import type { PracticeFeedback } from '@hedgerow/contracts/practice';
import { useEffect } from 'react';
import { announce } from '../../ui/announce.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './practice.module.css';

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <details className={classes.unfold}>
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

/** Right in green; anything else in warm yellow, never red: what went wrong, and what to do with it. */
export const FeedbackPanel = ({ feedback }: { readonly feedback: PracticeFeedback }) => {
  const { verdict, say, note, steps, closed, explanation, rightAnswer, comesBack } = feedback;
  const right = verdict === 'right';
  useEffect(() => announce(say), [say]);
  return (
    <section className={classes.feedback} data-right={right} aria-label="What it was" data-listen-place>
      <p className={classes.said}>
        {right ? <IconCircleCheck size={28} aria-hidden /> : <IconRefreshDot size={28} aria-hidden />} {say}
      </p>
      {note !== '' && <RichText html={note} />}
      {closed && !right && rightAnswer !== '' && (
        <p className={classes.answerLine}>
          The answer: <RichText html={rightAnswer} inline />
        </p>
      )}
      {closed && !right && explanation !== '' && <RichText html={explanation} />}
      {closed && right && explanation !== '' && <Lines title="Why?" lines={[explanation]} />}
      <Lines title={closed ? 'Step by step' : 'How to begin'} lines={steps} />
      {comesBack && <p className={classes.soft}>This one will come back soon.</p>}
    </section>
  );
};
