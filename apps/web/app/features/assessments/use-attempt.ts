import { useEffect, useReducer, useRef, useState } from 'react';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { cacheOnDevice } from '../../lib/cache-for-offline.ts';
import { useSession } from '../../lib/session.ts';
import { preloadPictures } from '../../ui/figure.tsx';
import type { SaveState } from './attempt-draft.ts';
import { attemptReducer, beginAttempt } from './attempt.ts';
import { later, storeOf, takeOver } from './attempt-stores.ts';
import { stopwatch } from './stopwatch.ts';

/** Typing is saved after a pause of this many milliseconds, a choice at once. */
const typingPause = 700;

/** An attempt under way, with its answers kept and its time measured. */
export const useAttempt = (assessment: Assessment) => {
  const session = useSession();
  const who = session.status === 'signed-in' ? session.user.id : '';
  const [saving, setSaving] = useState<SaveState>('saved');
  const [tools] = useState(() => {
    const store = storeOf(assessment.id, who, setSaving);
    const kept = store.read();
    return { store, kept, watch: stopwatch(() => performance.now(), kept.timeSpent) };
  });
  const { store, kept, watch } = tools;
  const [attempt, act] = useReducer(attemptReducer, undefined, () =>
    beginAttempt({ ...assessment, ...kept.unsaved, questions: assessment.questions, hintsShown: kept.hintsShown }),
  );

  useEffect(() => takeOver(assessment.id, store), [assessment.id, store]);
  useEffect(() => preloadPictures(assessment.questions), [assessment.questions]);

  useEffect(() => {
    const watchPage = () => (document.hidden ? watch.stop() : watch.start());
    watchPage();
    document.addEventListener('visibilitychange', watchPage);
    return () => {
      watch.stop();
      document.removeEventListener('visibilitychange', watchPage);
    };
  }, [watch]);

  const save = useRef<() => void>(() => undefined);
  const { answers, index, hintsShown } = attempt;
  useEffect(() => {
    const snapshot = { userAnswers: answers, currentQuestionIndex: index };
    const keep = () => {
      if (!store.keep(snapshot, { timeSpent: watch.elapsed(), hintsShown })) return;
      cacheOnDevice(who, `/api/assessments/${assessment.id}`, { ...assessment, ...snapshot }).catch(() => undefined);
    };
    save.current = keep;
    if (typeof answers[index] === 'string') return later(typingPause, keep);
    // Before the press has ended: whoever closes the page at once has answered all the same.
    keep();
    return undefined;
  }, [store, watch, answers, index, hintsShown, assessment, who]);

  useEffect(() => {
    const keepNow = () => save.current();
    const retry = () => void store.retry();
    addEventListener('pagehide', keepNow);
    addEventListener('online', retry);
    return () => {
      keepNow();
      removeEventListener('pagehide', keepNow);
      removeEventListener('online', retry);
    };
  }, [store]);

  return { who, attempt, act, saving, timeSpent: watch.elapsed, hold: store.hold, forget: store.forget };
};
