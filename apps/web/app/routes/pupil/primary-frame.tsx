import type { User } from '@hedgerow/contracts/accounts';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { type JourneySubject, journeyOf } from '../../features/dashboard/journey.ts';
import type { Practise } from '../../features/dashboard/journey-card.tsx';
import { type FrameParts, PupilFrame } from './pupil-frame.tsx';

const TopicsDialog = lazy(() => import('../../features/dashboard/topics-dialog.tsx').then(({ TopicsDialog: it }) => ({ default: it })));

/** What each of a younger pupil's places is made of. */
export type PlaceParts = FrameParts & {
  /** The plan has quizzes. */
  readonly isOpen: boolean;
  readonly journey: readonly JourneySubject[];
  /** What has been done is not known yet. */
  readonly journeyWaits: boolean;
  readonly practise: Practise;
};

/** A topic's questions; once the day's quizzes are used up, its short steps. */
const practiseWith =
  ({ day, open }: FrameParts): Practise =>
  (topic) =>
    day.over === undefined ? open({ kind: 'start', ...topic }) : open({ kind: 'learn', ...topic });

type Props = { readonly user: User; readonly children: (parts: PlaceParts) => ReactNode };

/** Around each of the places of Reception to Year 6: the frame of every pupil, and the journey through the subjects. */
export const PrimaryFrame = ({ user, children }: Props) => {
  const isOpen = planAllows(user.subscriptionPlan, 'practice');
  const assessments = useQuery({ ...assessmentsQuery, enabled: isOpen });
  const journey = journeyOf(user.yearGroup ?? 0, user.subscriptionPlan, assessments.data ?? []);
  return (
    <PupilFrame
      user={user}
      reached="/student/adventure"
      dialogs={(parts) => ({
        renderTopics: (both) => <TopicsDialog {...both} journey={journey} onPractise={practiseWith(parts)} over={parts.day.over} />,
        knownTopics: (subject) => journey.find((step) => step.subject === subject)?.topics ?? [],
      })}
    >
      {(parts) => children({ ...parts, isOpen, journey, journeyWaits: assessments.isPending, practise: practiseWith(parts) })}
    </PupilFrame>
  );
};
