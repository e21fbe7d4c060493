import { useQuery } from '@tanstack/react-query';
import type { User } from '@hedgerow/contracts/accounts';
import { type ActionName, Actions } from '../../features/dashboard/actions.tsx';
import { useNow } from '../../features/dashboard/now.ts';
import { lazy, Suspense } from 'react';
import { OwnAvatar } from '../../features/avatar/own-avatar.tsx';
import { SecondaryHeader } from '../../features/dashboard/secondary-header.tsx';
import { SecondaryLayout } from '../../features/dashboard/secondary-layout.tsx';
import { DayOver } from '../../lib/day-over.ts';
import { DeferRender } from '../../ui/defer-render.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { FirstView } from '../../ui/first-view.tsx';
import { achievementsId, goTo } from './go-to.ts';
import { LaterDialogs } from './later-dialogs.tsx';
import { type Overlay, useOverlays } from './overlay.ts';
import { statsQuery } from '../../features/progress/api.ts';
import { useDayEnd } from './use-day-end.ts';
import { useOpenMap } from './use-open-map.ts';
import { useToday } from './use-today.tsx';

const EndOfDay = lazy(() => import('./end-of-day.tsx').then(({ EndOfDay: it }) => ({ default: it })));
/** Together, so that neither pushes the other down the page. */
const fetchBelow = () => Promise.all([import('./secondary-side.tsx'), import('./secondary-work.tsx')]);
const SecondarySide = lazy(() => fetchBelow().then(([{ SecondarySide: it }]) => ({ default: it })));
const SecondaryWork = lazy(() => fetchBelow().then(([, { SecondaryWork: it }]) => ({ default: it })));

const overlayOf: Readonly<Record<ActionName, Overlay>> = {
  upload: { kind: 'upload' },
  guide: { kind: 'make-guide' },
  practice: { kind: 'practise' },
};

/** Year 7 and above: start something, what is due, what was done, what is kept. */
export const SecondaryHome = ({ user }: { readonly user: User }) => {
  const now = useNow();
  const overlays = useOverlays();
  const { over, ended } = useDayEnd(user);
  const { open } = overlays;
  const openMap = useOpenMap(user, open);
  const day = useToday(user, now, open);
  const plan = user.subscriptionPlan;
  const stats = useQuery(statsQuery);

  return (
    <DayOver value={over}>
      {ended ? (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <EndOfDay user={user} open={open} />
        </Suspense>
      ) : (
        <SecondaryLayout
          header={<SecondaryHeader user={user} now={now} avatar={<OwnAvatar user={user} size="line" level={stats.data?.level} />} />}
          side={
            <DeferRender>
              <Suspense>
                <SecondarySide user={user} open={open} />
              </Suspense>
            </DeferRender>
          }
        >
          <FirstView waiting={day.isPending}>
            {day.panel}
            {day.setWork}
            <Actions plan={plan} onStart={(name) => open(overlayOf[name])} />
            <DeferRender>
              <Suspense>
                <SecondaryWork user={user} now={now} open={open} onMap={() => openMap(undefined)} />
              </Suspense>
            </DeferRender>
          </FirstView>
        </SecondaryLayout>
      )}
      <LaterDialogs overlays={overlays} onSee={() => goTo(achievementsId)} />
    </DayOver>
  );
};
