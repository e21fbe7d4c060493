import { isInfant } from '@hedgerow/domain/key-stages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { takeFirstReads } from '../lib/preload-queries.ts';
import { useSession } from '../lib/session.ts';
import { hasUnsentAnswers } from '../lib/unsent-answers.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { Stage } from '../ui/stage.tsx';
import { OffersTalk, TalkButton } from '../ui/talk-button.tsx';
import { AppShell } from './app-shell.tsx';
import { PrimaryPlaces } from './primary-places.tsx';
import { SecondaryPlaces } from './secondary-places.tsx';

const ViewingBanner = lazy(() => import('../features/accounts/viewing-banner.tsx').then((module) => ({ default: module.ViewingBanner })));

const LookedAtBanner = lazy(() =>
  import('../features/accounts/looked-at-banner.tsx').then((module) => ({ default: module.LookedAtBanner })),
);
const OwnDevice = lazy(() => import('./own-device.tsx').then((module) => ({ default: module.OwnDevice })));
const UnsentAnswers = lazy(() => import('./unsent-answers.tsx').then((module) => ({ default: module.UnsentAnswers })));
const TalkDialog = lazy(() => import('../features/help/talk-dialog.tsx').then((module) => ({ default: module.TalkDialog })));
const BreakNote = lazy(() => import('../features/progress/break-note.tsx').then((module) => ({ default: module.BreakNote })));
const HelpDialog = lazy(() => import('../features/help/help-dialog.tsx').then((module) => ({ default: module.HelpDialog })));
const HelpCard = lazy(() => import('../features/help/help-card.tsx').then((module) => ({ default: module.HelpCard })));
const UpgradeDialog = lazy(() => import('../features/upgrade/upgrade-dialog.tsx').then((module) => ({ default: module.UpgradeDialog })));

/** Which theme: playful for primary pupils, plain for secondary ones; plain until the session is known. The youngest can have everything read aloud. */
const PupilStage = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <Stage name={user?.phase === 'primary' ? 'playful' : 'plain'} readsAloud={isInfant(user?.keyStage)}>
      <OffersTalk value={user?.role === 'student' && !user.viewedByParent}>{children}</OffersTalk>
    </Stage>
  );
};

/** A parent who looks through the pupil's eyes always has the way back (docs/product/accounts.md#looking-as-a-child), and from what is locked the way to the plans. */
const ParentView = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.user.viewedByParent) return null;
  const { id, firstName, subscriptionPlan: plan } = session.user;
  return (
    <Suspense>
      <ViewingBanner name={firstName} />
      <UpgradeDialog child={{ id, firstName, plan }} />
    </Suspense>
  );
};

/** A part whose code did not come (a line that went) takes no other with it: least of all the numbers to call. */
const Apart = ({ children }: { readonly children: ReactNode }) => (
  <PartBoundary instead={null}>
    <Suspense>{children}</Suspense>
  </PartBoundary>
);

/** Not for a parent who looks, nor on a device of anybody else. */
export const PupilsOwn = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.role !== 'student' || session.user.viewedByParent) return null;
  return (
    <>
      <Apart>
        <TalkDialog />
      </Apart>
      <Apart>
        <OwnDevice user={session.user} />
      </Apart>
      <Apart>
        <HelpDialog />
      </Apart>
      <Apart>
        <HelpCard />
      </Apart>
      <Apart>
        <BreakNote />
      </Apart>
    </>
  );
};

/** Beside the places and below the header, which would cover it. Nobody looks at somebody who came alone. */
const LookedAt = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.role !== 'student' || session.user.viewedByParent || session.user.alone) return null;
  return (
    <Apart>
      <LookedAtBanner />
    </Apart>
  );
};

/** Primary and secondary pupils in one shell: the phase picks the theme, the pages pick their screens by `user.phase`. */
export const PupilShell = () => {
  const [leave, setLeave] = useState<() => Promise<void>>();
  const client = useQueryClient();
  const session = useSession();
  useEffect(() => takeFirstReads(client), [client]);
  const user = session.status === 'signed-in' && !session.user.needsOnboarding ? session.user : undefined;
  return (
    <PupilStage>
      <AppShell
        who="pupil"
        home="/student/dashboard"
        {...(user && { places: user.phase === 'primary' ? <PrimaryPlaces /> : <SecondaryPlaces /> })}
        beside={<TalkButton />}
        onLeave={(signOut) => (hasUnsentAnswers() ? setLeave(() => signOut) : void signOut())}
        banner={
          <>
            <ParentView />
            <PupilsOwn />
          </>
        }
      >
        {() => (
          <>
            <LookedAt />
            <Outlet />
          </>
        )}
      </AppShell>
      {leave && (
        <Suspense>
          <UnsentAnswers onStay={() => setLeave(undefined)} onLeave={() => void leave()} />
        </Suspense>
      )}
    </PupilStage>
  );
};
