import { useEffect, useReducer, useRef, useState } from 'react';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { mayPass, saveProgress } from './api.ts';
import { type AnswerStore, answerStore, type SaveState } from './answer-store.ts';
import { attemptReducer, beginAttempt } from './attempt.ts';
import { stopwatch } from './stopwatch.ts';

/** Typing is saved after a pause of this many milliseconds, a choice at once. */
const typingPause = 700;

/** After Exit a save that waits goes on trying, until the attempt is opened again: an older answer must not arrive after a newer one. */
const trying = new Map<string, AnswerStore>();

const later = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** An attempt under way, with its answers kept and its time measured. */
export const useAttempt = (assessment: Assessment) => {
  const [saving, setSaving] = useState<SaveState>('saved');
  const [tools] = useState(() => {
    const store = answerStore({
      id: assessment.id,
      storage: localStorage,
      send: (snapshot) => saveProgress(assessment.id, snapshot),
      mayPass,
      later,
      onState: setSaving,
    });
    const kept = store.read();
    return { store, kept, watch: stopwatch(() => performance.now(), kept.timeSpent) };
  });
  const { store, kept, watch } = tools;
  const [attempt, act] = useReducer(attemptReducer, undefined, () =>
    beginAttempt({ ...assessment, ...kept.unsaved, questions: assessment.questions, hintsShown: kept.hintsShown }),
  );

  useEffect(() => {
    const before = trying.get(assessment.id);
    if (before !== store) before?.stop();
    trying.set(assessment.id, store);
  }, [assessment.id, store]);

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
    const keep = () => store.keep({ userAnswers: answers, currentQuestionIndex: index }, { timeSpent: watch.elapsed(), hintsShown });
    save.current = keep;
    return later(typeof answers[index] === 'string' ? typingPause : 0, keep);
  }, [store, watch, answers, index, hintsShown]);

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

  return { attempt, act, saving, timeSpent: watch.elapsed, hold: store.hold, forget: store.forget };
};
