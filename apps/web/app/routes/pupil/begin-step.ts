import { PracticeStarted } from '@hedgerow/contracts/adaptive';
import { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { StepStart } from '@hedgerow/contracts/today';
import type { QueryClient } from '@tanstack/react-query';
import { downloadAddress } from '../../features/class-resources/api.ts';
import { whyNotStarted } from '../../features/recommendations/recommendation-words.ts';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { showToast } from '../../ui/toast.ts';
import { type Overlay, overlayOfStarted } from './overlay.ts';

const again = 'Please try again in a moment.';

/** What a class reads is a file of the school's, which the browser opens. */
const openWork = ({ kind, id }: AssignmentStarted): Overlay | undefined => {
  if (kind !== 'resource') return overlayOfStarted({ kind, id });
  location.assign(downloadAddress(id));
  return undefined;
};

const begin = async (start: StepStart): Promise<Overlay | undefined> => {
  switch (start.with) {
    case 'quiz': {
      const { with: _, objective, ...quiz } = start;
      return { kind: 'start', ...quiz, objective: objective ?? undefined };
    }
    case 'due':
      return { kind: 'practice', wish: { from: 'due', subject: start.subject } };
    case 'attempt':
      return { kind: 'resume', assessmentId: start.assessmentId };
    case 'recommendation':
      return overlayOfStarted(await api.post('/api/student/start-practice', { recommendationId: start.recommendationId }, PracticeStarted));
    case 'assignment':
      return openWork(await api.post(`/api/student/assignments/${start.assignmentId}/start`, {}, AssignmentStarted));
    case 'cards':
      return { kind: 'cards' };
    case 'file':
      return { kind: 'file', fileId: start.fileId };
    case 'upload':
      return { kind: 'upload' };
  }
};

/** Begins a step of the day, or other set work, and answers what to open; undefined where it could not be begun, which has been said by then. */
export const beginStep = async (client: QueryClient, start: StepStart): Promise<Overlay | undefined> => {
  try {
    const overlay = await begin(start);
    if (start.with === 'recommendation' || start.with === 'assignment') void refreshLearning(client);
    return overlay;
  } catch (error) {
    const { upgrade, dayOver } = refusalOf(error);
    if (dayOver) {
      // The page hears that the day is over, and says so itself.
      void refreshLearning(client);
      showToast({ kind: 'info', title: messageOf(error, again) });
      return undefined;
    }
    showToast({
      // Used-up quizzes are no fault of the child's.
      kind: upgrade ? 'info' : 'error',
      ...(start.with === 'assignment'
        ? { title: 'This did not start', message: messageOf(error, again) }
        : { title: whyNotStarted(error) }),
    });
    return undefined;
  }
};

/** "I have read it", of a guide or a text that was set; whether it counted is said. */
export const finishReading = async (client: QueryClient, { id, title }: Pick<Assignment, 'id' | 'title'>): Promise<void> => {
  try {
    await api.post(`/api/student/assignments/${id}/finish`, {}, Assignment);
    void refreshLearning(client);
    showToast({ kind: 'success', title: 'Done', message: `“${title}” is finished.` });
  } catch (error) {
    showToast({ kind: 'info', title: messageOf(error, again) });
  }
};
