import type { User } from '@hedgerow/contracts/accounts';
import { planAllows } from '@hedgerow/domain/plans';
import { underSubject } from '@hedgerow/domain/subjects';
import { isInfant } from '@hedgerow/domain/key-stages';
import { lazy, Suspense } from 'react';
import { todaysSubject } from '../../features/dashboard/journey.ts';
import { PrimaryLayout } from '../../features/dashboard/primary-layout.tsx';
import { worldsOf } from '../../features/dashboard/worlds.ts';
import { type HeroStart, PathHero } from '../../features/today/path-hero.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { type PlaceParts, PrimaryFrame } from './primary-frame.tsx';

const DayPath = eagerLazy(() => import('../../features/today/day-path.tsx').then(({ DayPath: it }) => it));
const WorldsPanel = eagerLazy(() => import('../../features/dashboard/worlds-panel.tsx').then(({ WorldsPanel: it }) => it));
const CheckInOffer = eagerLazy(() => import('../../features/today/check-in-offer.tsx').then(({ CheckInOffer: it }) => it));
const WalkingAvatar = lazy(() => import('../../features/avatar/walking-avatar.tsx').then(({ WalkingAvatar: it }) => ({ default: it })));
const LockedJourney = lazy(() => import('../../features/dashboard/locked-journey.tsx').then(({ LockedJourney: it }) => ({ default: it })));

/** The day's next step; when the day is done, the subject that has grown least. */
const startOf = ({ user, day, isOpen, journey, journeyWaits, practise }: PlaceParts): HeroStart | undefined => {
  if (day.begins !== undefined) return day.begins;
  const least =
    isOpen && !journeyWaits && !day.isPending
      ? todaysSubject(journey.filter(({ subject, next }) => next !== undefined && !day.isSet(subject, next)))
      : undefined;
  if (least?.next === undefined || day.over !== undefined || user.viewedByParent) return undefined;
  const { subject, next: topic } = least;
  return { words: underSubject(subject, topic), subject, begin: () => practise({ subject, topic }) };
};

const Learning = (parts: PlaceParts) => {
  const { user, open, openMap, day, isOpen, journey, journeyWaits } = parts;
  const { ways, offers, done } = day.path;
  const infant = isInfant(user.keyStage);
  return (
    <PrimaryLayout
      hero={
        <PathHero
          name={user.firstName}
          start={startOf(parts)}
          waiting={isOpen && !user.viewedByParent && (journeyWaits || day.isPending)}
          done={done}
          instead={
            offers ? (
              <Suspense>
                <CheckInOffer onBegin={() => open({ kind: 'practice', wish: { from: 'check-in' } })} />
              </Suspense>
            ) : undefined
          }
        />
      }
      waiting={day.isPending}
      path={
        isOpen && (
          <PartBoundary instead={<MissingPart />}>
            <DayPath
              {...ways}
              {...(infant && offers && { onStart: undefined })}
              oneByOne={infant || offers}
              avatar={
                <Suspense>
                  <WalkingAvatar />
                </Suspense>
              }
            />
            {planAllows(user.subscriptionPlan, 'learning_maps') && (
              <WorldsPanel
                worlds={worldsOf(journey.map(({ subject }) => subject))}
                onOpen={(subjects) => openMap(subjects.length === 1 ? subjects[0] : undefined, subjects.length > 1 ? subjects : undefined)}
              />
            )}
          </PartBoundary>
        )
      }
    >
      {day.notes}
      {day.setWork}
      {!isOpen && (
        <Suspense>
          <LockedJourney journey={journey} />
        </Suspense>
      )}
    </PrimaryLayout>
  );
};

/** Reception to Year 6: what to press today. */
export const PrimaryHome = ({ user }: { readonly user: User }) => (
  <PrimaryFrame user={user}>{(parts) => <Learning {...parts} />}</PrimaryFrame>
);
