import type { User } from '@hedgerow/contracts/accounts';
import { planAllows } from '@hedgerow/domain/plans';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { OwnAvatar } from '../../features/avatar/own-avatar.tsx';
import { HeroCard } from '../../features/dashboard/hero-card.tsx';
import { todaysSubject } from '../../features/dashboard/journey.ts';
import type { Practise } from '../../features/dashboard/journey-card.tsx';
import { MapButtons } from '../../features/dashboard/map-buttons.tsx';
import { PrimaryLayout } from '../../features/dashboard/primary-layout.tsx';
import { statsQuery } from '../../features/progress/api.ts';
import { streakWords } from '../../features/progress/kind-words.ts';
import { type PlaceParts, PrimaryFrame } from './primary-frame.tsx';

const LockedJourney = lazy(() => import('../../features/dashboard/locked-journey.tsx').then(({ LockedJourney: it }) => ({ default: it })));

const ofSubject = (subject: SubjectId, topic: string, practise: Practise) => ({
  words: `${subjectName(subject)}: ${topic}`,
  begin: () => practise({ subject, topic }),
});

const Learning = ({ user, now, openMap, day, isOpen, journey, journeyWaits, practise }: PlaceParts) => {
  const stats = useQuery(statsQuery);
  const today = isOpen && !journeyWaits ? todaysSubject(journey) : undefined;
  // The day's next step; when the day is done, the subject that has grown least.
  const start =
    day.begins ??
    (today?.next !== undefined && day.over === undefined && !day.isPending && !user.viewedByParent
      ? ofSubject(today.subject, today.next, practise)
      : undefined);
  return (
    <PrimaryLayout
      hero={
        <HeroCard
          user={user}
          avatar={<OwnAvatar user={user} size="card" level={stats.data?.level} />}
          now={now}
          points={stats.data?.totalPoints}
          streak={stats.data && (stats.data.streaksOn ? streakWords(stats.data.currentStreak) : null)}
          start={start?.words}
          waiting={isOpen && !user.viewedByParent && (journeyWaits || day.isPending)}
          onStart={() => start?.begin()}
        >
          {planAllows(user.subscriptionPlan, 'learning_maps') && <MapButtons onOpen={openMap} />}
        </HeroCard>
      }
      waiting={day.isPending}
    >
      {day.panel}
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
