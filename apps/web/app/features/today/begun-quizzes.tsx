import { AttemptEnded } from '@hedgerow/contracts/assessments';
import type { Today } from '@hedgerow/contracts/today';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './today.module.css';

type EndProps = { readonly id: string; readonly title: string };

/** Puts a begun quiz away: it stays counted, and stands nowhere as open any more. */
export const EndIt = ({ id, title }: EndProps) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await api.post(`/api/assessments/${id}/end`, {}, AttemptEnded);
      await refreshLearning(client);
      announce(`${title} has ended.`);
    } catch (error) {
      showToast({ kind: 'error', title: messageOf(error, 'This did not work. Please try again.') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="text" busy={busy} aria-label={`End it: ${title}`} onClick={() => void end()}>
      End it
    </Button>
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
