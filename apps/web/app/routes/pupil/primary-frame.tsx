import type { User } from '@hedgerow/contracts/accounts';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { type JourneySubject, journeyOf } from '../../features/dashboard/journey.ts';
import type { Practise } from '../../features/dashboard/journey-card.tsx';
import { useNow } from '../../features/dashboard/now.ts';
import { DayOver } from '../../lib/day-over.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { LaterDialogs } from './later-dialogs.tsx';
import { type Overlay, useOverlays } from './overlay.ts';
import { useDayEnd } from './use-day-end.ts';
import { useOpenMap } from './use-open-map.ts';
import { useToday } from './use-today.tsx';

const EndOfDay = lazy(() => import('./end-of-day.tsx').then(({ EndOfDay: it }) => ({ default: it })));
const TopicsDialog = lazy(() => import('../../features/dashboard/topics-dialog.tsx').then(({ TopicsDialog: it }) => ({ default: it })));

/** What each of a younger pupil's places is made of. */
export type PlaceParts = {
  readonly user: User;
  readonly now: Date;
  readonly open: (overlay: Overlay) => void;
  readonly openMap: ReturnType<typeof useOpenMap>;
  readonly day: ReturnType<typeof useToday>;
  /** The plan has quizzes. */
  readonly isOpen: boolean;
  readonly journey: readonly JourneySubject[];
  /** What has been done is not known yet. */
  readonly journeyWaits: boolean;
  readonly practise: Practise;
};

type Props = { readonly user: User; readonly children: (parts: PlaceParts) => ReactNode };

/** Around each of the places of Reception to Year 6: what lies over it, and the end of the day. */
export const PrimaryFrame = ({ user, children }: Props) => {
  const now = useNow();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const { open } = overlays;
  const { over, ended } = useDayEnd(user);
  const isOpen = planAllows(user.subscriptionPlan, 'practice');
  const assessments = useQuery({ ...assessmentsQuery, enabled: isOpen });
  const journey = journeyOf(user.yearGroup ?? 0, user.subscriptionPlan, assessments.data ?? []);
  const openMap = useOpenMap(user, open);
  const day = useToday(user, now, open);
  const practise: Practise = (topic) => (day.over === undefined ? open({ kind: 'start', ...topic }) : open({ kind: 'learn', ...topic }));
  return (
    <DayOver value={over}>
      {ended ? (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <EndOfDay user={user} open={open} />
        </Suspense>
      ) : (
        children({ user, now, open, openMap, day, isOpen, journey, journeyWaits: assessments.isPending, practise })
      )}
      <LaterDialogs
        overlays={overlays}
        onSee={() => void navigate('/student/adventure')}
        renderTopics={(both) => <TopicsDialog {...both} journey={journey} onPractise={practise} over={day.over} />}
        knownTopics={(subject) => journey.find((step) => step.subject === subject)?.topics ?? []}
      />
    </DayOver>
  );
};
