import type { User } from '@hedgerow/contracts/accounts';
import type { AssessmentSummaries } from '@hedgerow/contracts/assessments';
import { planAllows } from '@hedgerow/domain/plans';
import { useQueryClient } from '@tanstack/react-query';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { output } from 'zod/mini';
import { assessmentsQuery } from '../features/assessments/api.ts';
import { sendLeftWork } from '../features/assessments/left-work.ts';
import { sendLeftPractice } from '../features/practice/offline-answers.ts';
import { recoverReviews } from '../features/flashcards/use-reviews.ts';
import { formatDate, formatTime } from '../lib/dates.ts';
import { cacheForPupil, cachedSince } from '../lib/cache-for-offline.ts';
import { profileAddress } from '@hedgerow/contracts/reads';
import { refreshLearning } from '../lib/refresh-learning.ts';
import { showToast } from '../ui/toast.ts';
import classes from './own-device.module.css';

/** What the pupil's other places are made of, which may not have been opened today. */
const otherPlaces = ['/api/assessments', '/api/revision-guides', '/api/files', '/api/student/recent-activity'] as const;

/** As many open attempts as somebody may want to go on with in a train. */
const attemptsKept = 5;

const openAttempts = (all: output<typeof AssessmentSummaries>): readonly string[] =>
  all
    .filter(({ isCompleted }) => !isCompleted)
    .slice(0, attemptsKept)
    .flatMap(({ id, mode }) => [`/api/assessments/${id}`, ...(mode === 'practice' ? [`/api/practice/${id}`] : [])]);

const askAnything = (): void => void fetch(profileAddress).catch(() => undefined);

/** One request may fail by chance. */
const failsUntilGone = 2;

/** Without a line, as the device says, or two requests in a row that failed. */
const useLineGone = (): boolean => {
  const [gone, setGone] = useState(() => !navigator.onLine);
  useEffect(() => {
    let failed = 0;
    const hear = ({ data }: MessageEvent<{ readonly line?: 'here' | 'gone' }>) => {
      if (data.line === undefined) return;
      failed = data.line === 'gone' ? failed + 1 : 0;
      setGone(failed >= failsUntilGone || !navigator.onLine);
      if (failed === 1 && navigator.onLine) askAnything();
    };
    const [lost, back] = [() => setGone(true), () => setGone(false)];
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    workers?.addEventListener('message', hear);
    // What the worker said before this part was here.
    if (workers?.controller && navigator.onLine) askAnything();
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      workers?.removeEventListener('message', hear);
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return gone;
};

const whenWords = (at: Date): string => {
  const time = formatTime(at.toISOString());
  const [day, today] = [formatDate(at.toISOString()), formatDate(new Date().toISOString())];
  return day === today ? `You see it as it was at ${time}.` : `You see it as it was on ${day} at ${time}.`;
};

const OfflineLine = ({ pupil }: { readonly pupil: string }) => {
  const [since, setSince] = useState<Date>();
  useEffect(() => {
    void cachedSince(pupil).then(setSince);
  }, [pupil]);
  return (
    <section className={classes.line} aria-label="You are offline">
      <IconCloudOff size={24} aria-hidden className={classes.icon} />
      <output className={classes.words}>
        <strong>You are offline.</strong>{' '}
        {since === undefined
          ? 'What is open still works. Your answers are sent when you’re back online.'
          : `Today’s plan, your cards and your quiz still work. Your answers are sent when you’re back online. ${whenWords(since)}`}
      </output>
    </section>
  );
};

/** A pupil's own browser: it keeps what the day needs, says when there is no line, and sends what an earlier visit could not. */
export const OwnDevice = ({ user: { id, subscriptionPlan: plan } }: { readonly user: User }) => {
  const client = useQueryClient();
  const gone = useLineGone();
  useEffect(() => {
    const left = new AbortController();
    const also = async () => [
      ...otherPlaces,
      ...(planAllows(plan, 'flashcards') ? ['/api/flashcards/today', '/api/flashcards/decks'] : []),
      ...openAttempts(await client.ensureQueryData(assessmentsQuery)),
    ];
    // Where a browser forbids it, the product works as it does with a line.
    cacheForPupil({ pupil: id, client, also, over: left.signal }).catch(() => undefined);
    return () => left.abort();
  }, [client, id, plan]);
  useEffect(() => {
    recoverReviews(id);
    sendLeftWork(id, () => {
      showToast({ title: 'Your quiz has arrived', message: 'Its result is in the list of what you did.' });
      void refreshLearning(client);
    });
    sendLeftPractice(id, () => {
      showToast({ title: 'Your answers have arrived', message: 'Open the practice again to see how it went.' });
      void refreshLearning(client);
    });
  }, [client, id]);
  return gone ? <OfflineLine pupil={id} /> : null;
};
