import { AttemptEnded } from '@hedgerow/contracts/assessments';
import type { Today } from '@hedgerow/contracts/today';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './today.module.css';

type EndProps = { readonly id: string; readonly title: string };

/** Asks first, in place: what has ended cannot be gone on with. */
const Question = ({ id, title, onKeep }: EndProps & { readonly onKeep: () => void }) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const words = useId();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const end = async () => {
    setBusy(true);
    try {
      await api.post(`/api/assessments/${id}/end`, {}, AttemptEnded);
      await refreshLearning(client);
      announce(`${title} has ended.`);
    } catch (error) {
      showToast({ kind: 'error', title: messageOf(error, 'This did not work. Please try again.') });
      setBusy(false);
    }
  };
  return (
    <section className={classes.ask} aria-labelledby={words}>
      <p id={words} ref={question} tabIndex={-1}>
        End this one? You can’t carry on with it later.
      </p>
      <Button kind="quiet" busy={busy} aria-label={`End it now: ${title}`} onClick={() => void end()}>
        End it now
      </Button>
      <Button kind="text" onClick={onKeep}>
        Keep it
      </Button>
    </section>
  );
};

/** Puts a begun quiz away: it stays counted, and stands nowhere as open any more. */
export const EndIt = ({ id, title }: EndProps) => {
  const [asks, setAsks] = useState(false);
  const way = useRef<HTMLSpanElement>(null);
  // Kept, the focus is back where it was.
  const kept = useRef(false);
  useEffect(() => {
    if (asks || !kept.current) return;
    kept.current = false;
    way.current?.querySelector('button')?.focus();
  }, [asks]);
  const keep = () => {
    kept.current = true;
    setAsks(false);
  };
  if (asks) return <Question id={id} title={title} onKeep={keep} />;
  return (
    <span ref={way}>
      <Button kind="text" aria-label={`End it: ${title}`} onClick={() => setAsks(true)}>
        End it
      </Button>
    </span>
  );
};

type Props = {
  readonly begun: Today['begun'];
  /** Left out for a parent who looks: they read what is open and end nothing. */
  readonly onGoOn?: ((assessmentId: string) => void) | undefined;
};

/** Quizzes that were begun and left: each can be gone on with or put away, so that nothing stays open for ever. */
export const BegunQuizzes = ({ begun, onGoOn }: Props) =>
  begun.length === 0 ? null : (
    <section className={classes.begun} aria-labelledby="begun-quizzes">
      <h3 id="begun-quizzes" className={classes.title}>
        Not finished yet
      </h3>
      <ul className={classes.steps}>
        {begun.map(({ id, title }) => (
          <li key={id} className={classes.open}>
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>
            </span>
            {onGoOn && (
              <span className={classes.ways}>
                <EndIt id={id} title={title} />
                <Button kind="quiet" aria-label={`Carry on: ${title}`} onClick={() => onGoOn(id)}>
                  Carry on
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
