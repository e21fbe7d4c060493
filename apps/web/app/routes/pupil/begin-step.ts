import { PracticeStarted } from '@hedgerow/contracts/adaptive';
import { AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { StepStart } from '@hedgerow/contracts/today';
import type { QueryClient } from '@tanstack/react-query';
import { whyNotStarted } from '../../features/recommendations/recommendation-words.ts';
import { api } from '../../lib/api.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { showToast } from '../../ui/toast.ts';
import { type Overlay, overlayOfStarted } from './overlay.ts';

/** What a class reads is a file of the school's, which the browser opens. */
const openWork = ({ kind, id }: AssignmentStarted): Overlay | undefined => {
  if (kind !== 'resource') return overlayOfStarted({ success: true, kind, id });
  location.assign(`/api/class-resources/${id}/download`);
  return undefined;
};

const begin = async (start: StepStart): Promise<Overlay | undefined> => {
  switch (start.with) {
    case 'quiz':
      return { kind: 'start', subject: start.subject, topic: start.topic, difficulty: start.difficulty };
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

/** Begins a step of the day and answers what to open; undefined where it could not be begun, which has been said by then. */
export const beginStep = async (client: QueryClient, start: StepStart): Promise<Overlay | undefined> => {
  try {
    const overlay = await begin(start);
    if (start.with === 'recommendation' || start.with === 'assignment') void refreshLearning(client);
    return overlay;
  } catch (error) {
    showToast({ kind: 'error', title: whyNotStarted(error) });
    return undefined;
  }
};
