import { CheckInSkipped } from '@hedgerow/contracts/practice';
import { checkInLength } from '@hedgerow/domain/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { usePupil } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { showToast } from '../../ui/toast.ts';
import { todayQuery } from './api.ts';
import classes from './today.module.css';

/** Before the first day: a few questions that find where to begin. "Not now" is an answer, and is not asked again. */
export const CheckInOffer = ({ onBegin }: { readonly onBegin: () => void }) => {
  const client = useQueryClient();
  const count = checkInLength(usePupil().keyStage);
  const [busy, setBusy] = useState(false);
  const words = `${count} questions find out what fits you. Nothing is marked against you.`;
  const skip = async () => {
    setBusy(true);
    try {
      await api.post('/api/practice/check-in/skip', {}, CheckInSkipped);
      await client.invalidateQueries(todayQuery);
    } catch {
      showToast({ kind: 'error', title: 'This did not work. Please try again.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.offer} aria-labelledby="check-in">
      <span className={classes.words}>
        <h3 id="check-in" className={classes.title}>
          Where shall we begin?
        </h3>
        <span>{words}</span>
      </span>
      <span className={classes.ways}>
        <ReadAloud name="this offer" words={`Where shall we begin? ${words}`} />
        <Button kind="text" busy={busy} onClick={() => void skip()}>
          Not now
        </Button>
        <Button kind="quiet" onClick={onBegin}>
          Find my place
        </Button>
      </span>
    </section>
  );
};
