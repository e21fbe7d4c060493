import type { User } from '@hedgerow/contracts/accounts';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useNow } from '../../features/dashboard/now.ts';
import { DayOver } from '../../lib/day-over.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { LaterDialogs } from './later-dialogs.tsx';
import { type Overlay, useOverlays } from './overlay.ts';
import { useDayEnd } from './use-day-end.ts';
import { useOpenMap } from './use-open-map.ts';
import { useToday } from './use-today.tsx';

const EndOfDay = lazy(() => import('./end-of-day.tsx').then(({ EndOfDay: it }) => ({ default: it })));

/** What each of a pupil's places is made of. */
export type FrameParts = {
  readonly user: User;
  readonly now: Date;
  readonly open: (overlay: Overlay) => void;
  readonly openMap: ReturnType<typeof useOpenMap>;
  readonly day: ReturnType<typeof useToday>;
};

type Props = {
  readonly user: User;
  /** The place where badges and achievements stand. */
  readonly reached: string;
  /** What the dialogs know from this page. */
  readonly dialogs?: (parts: FrameParts) => Pick<ComponentProps<typeof LaterDialogs>, 'renderTopics' | 'knownTopics'>;
  readonly children: (parts: FrameParts) => ReactNode;
};

/** Around each of a pupil's places: what lies over it, and the end of the day. */
export const PupilFrame = ({ user, reached, dialogs, children }: Props) => {
  const now = useNow();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const { open } = overlays;
  const { over, ended } = useDayEnd(user);
  const parts: FrameParts = { user, now, open, openMap: useOpenMap(user, open), day: useToday(user, now, open) };
  return (
    <DayOver value={over}>
      {ended ? (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <EndOfDay user={user} open={open} />
        </Suspense>
      ) : (
        children(parts)
      )}
      <LaterDialogs overlays={overlays} onSee={() => void navigate(reached)} {...dialogs?.(parts)} />
    </DayOver>
  );
};
