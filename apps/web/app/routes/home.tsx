import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { FeatureCards } from '../features/landing/feature-cards.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Latest } from '../features/landing/latest.tsx';
import { PlanSection } from '../features/landing/plan-section.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { Trust } from '../features/landing/trust.tsx';
import { TryIt } from '../features/landing/try-it.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { dashboardOf } from '@hedgerow/domain/homes';
import { useSession } from '../lib/session.ts';
import { OnView } from '../ui/on-view.tsx';
import type { PublicShellContext } from '../shells/public-shell.tsx';

const Onwards = lazy(() => import('../features/landing/onwards.tsx').then((module) => ({ default: module.Onwards })));
const VerifiedBanner = lazy(() => import('../features/landing/verified-banner.tsx').then((module) => ({ default: module.VerifiedBanner })));
const BlogTeaser = lazy(() => import('../features/blog/teaser.tsx').then((module) => ({ default: module.BlogTeaser })));

export const meta = () =>
  pageMeta(
    '/',
    'Practice, revision guides and a clear picture for parents, for every school year in England from Reception to Year 13. Plans from £20 a month per child.',
  );

/** Visitors see the landing page at once; people who are signed in see their dashboard (decisions.md 2). */
const Home = () => {
  const { openLogin } = useOutletContext<PublicShellContext>();
  const session = useSession();
  if (session.status === 'signed-in')
    return (
      <Suspense>
        <Onwards to={dashboardOf(session.user.role)} />
      </Suspense>
    );
  return (
    <>
      <OnView placeholder={null}>
        <VerifiedBanner onLogIn={openLogin} />
      </OnView>
      <Hero />
      <FeatureCards />
      <TryIt />
      <PlanSection phase="primary" />
      <PlanSection phase="secondary" />
      <Trust />
      <Latest>
        <BlogTeaser />
      </Latest>
      <Questions />
      <ClosingCall />
    </>
  );
};
export default Home;
