import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './tables.module.css';
import { Keypad } from './keypad.tsx';

export type TableSum = { readonly left: number; readonly right: number };

type Props = {
  readonly sum: TableSum;
  /** Milliseconds; null without a clock. */
  readonly limit: number | null;
  /** What was written when Enter was pressed or the time was over; '' where nothing was. */
  readonly onAnswer: (answer: string, ms: number) => void;
};

/** Products have three digits at most; a fourth is a slip that can be taken back. */
const longest = 4;

/** One question of the tables check. When the time is over, what is written counts. */
export const TableQuestion = ({ sum: { left, right }, limit, onAnswer }: Props) => {
  const [written, setWritten] = useState('');
  const since = useRef(0);
  const newest = useRef({ written, onAnswer });
  const done = useRef(false);
  useEffect(() => {
    newest.current = { written, onAnswer };
  });

  const hand = useCallback((text: string, ms: number) => {
    if (done.current) return;
    done.current = true;
    newest.current.onAnswer(text, Math.round(ms));
  }, []);
  const enter = () => {
    if (written !== '') hand(written, performance.now() - since.current);
  };
  const add = (digit: string) => setWritten((before) => (before.length < longest ? before + digit : before));
  const back = () => setWritten((before) => before.slice(0, -1));

  useEffect(() => {
    since.current = performance.now();
    if (limit === null) return undefined;
    const bell = setTimeout(() => hand(newest.current.written, limit), limit);
    return () => clearTimeout(bell);
  }, [limit, hand]);

  // With the question itself, not a moment after it: the first key may come at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) add(event.key);
      else if (event.key === 'Backspace') back();
      else if (event.key === 'Enter' && !(event.target instanceof HTMLElement && event.target.closest('button'))) enter();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <div className={classes.question}>
      {limit !== null && <span className={classes.clock} style={{ animationDuration: `${limit}ms` }} aria-hidden />}
      <p className={classes.sum}>
        <span>{left}</span> × <span>{right}</span> ={' '}
        <output className={classes.answer} aria-label="Your answer" aria-live="polite">
          {written === '' ? '\u00a0' : written}
        </output>
      </p>
      <Keypad disabled={false} onDigit={add} onBack={back} onEnter={enter} />
    </div>
  );
};
