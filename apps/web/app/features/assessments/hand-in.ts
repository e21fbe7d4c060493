import type { SubmitResult } from '@hedgerow/contracts/assessments';
import { sendingQueue } from '../../lib/sending-queue.ts';
import { waitUntilOnline } from '../../lib/wait-until-online.ts';
import { mayPass, submitAssessment } from './api.ts';
import { storeOf } from './attempt-stores.ts';
import { Submission } from './submission.ts';

type Waiting = { readonly onArrived: (result: SubmitResult) => void; readonly onRefused: () => void };

/** Attempts that are on a screen, by id; otherwise whoever opened the page is told. */
const screens = new Map<string, Waiting>();
let tellPage: () => void = () => undefined;

const makeQueue = (who: string) =>
  sendingQueue({
    key: `hedgerow:hand-in:${who}`,
    schema: Submission,
    storage: localStorage,
    send: async (submission) => {
      const result = await submitAssessment(submission);
      storeOf(submission.assessmentId, who, () => undefined).forget();
      const screen = screens.get(submission.assessmentId);
      if (screen) screen.onArrived(result);
      else tellPage();
    },
    mayPass,
    wait: waitUntilOnline,
    onState: () => undefined,
    replaces: (newer, older) => newer.assessmentId === older.assessmentId,
    onRefused: ({ assessmentId }) => screens.get(assessmentId)?.onRefused(),
  });

const queues = new Map<string, ReturnType<typeof makeQueue>>();
const queueOf = (who: string) => {
  const queue = queues.get(who) ?? makeQueue(who);
  queues.set(who, queue);
  return queue;
};

/** Handed in on this device: it is sent, once, when the line is back, in this visit or a later one. */
export const handInLater = (who: string, submission: Submission): void => queueOf(who).add(submission);

export const isHandedIn = (who: string, assessmentId: string): boolean =>
  queueOf(who)
    .left()
    .some((one) => one.assessmentId === assessmentId);

/** The screen of an attempt is told what became of it. Answers the way to stop. */
export const waitForHandIn = (assessmentId: string, waiting: Waiting): (() => void) => {
  screens.set(assessmentId, waiting);
  return () => {
    if (screens.get(assessmentId) === waiting) screens.delete(assessmentId);
  };
};

/** Sends what an earlier visit handed in. */
export const recoverHandIns = (who: string, onArrived: () => void): void => {
  tellPage = onArrived;
  queueOf(who).recover();
};
