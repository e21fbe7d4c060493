import { lazy, useEffect } from 'react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { FeatureCards } from '../features/landing/feature-cards.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Latest } from '../features/landing/latest.tsx';
import { PlanSection } from '../features/landing/plan-section.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { Trust } from '../features/landing/trust.tsx';
import { TryIt } from '../features/landing/try-it.tsx';
import { VerifiedBanner } from '../features/landing/verified-banner.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { dashboardOf } from '@hedgerow/domain/homes';
import { useSession } from '../lib/session.ts';
import { showToast } from '../ui/toast.ts';
import type { PublicShellContext } from '../shells/public-shell.tsx';

const BlogTeaser = lazy(() => import('../features/blog/teaser.tsx').then((module) => ({ default: module.BlogTeaser })));

export const meta = () =>
  pageMeta(
    '/',
    'Practice, revision guides and a clear picture for parents, for every school year in England from Reception to Year 13. Plans from £20 a month per child.',
  );

/** Somebody who opens the letter's link where they are signed in reads what became of it on their dashboard. */
const Onwards = ({ to }: { readonly to: string }) => {
  const [search] = useSearchParams();
  const verified = search.get('verified');
  useEffect(() => {
    if (verified === 'true') showToast({ title: 'Email verified successfully!' });
    if (verified === 'false')
      showToast({ kind: 'error', title: 'This link has expired or is invalid', message: 'Choose “Send it again” for a new one.' });
  }, [verified]);
  return <Navigate to={to} replace />;
};

/** Visitors see the landing page at once; people who are signed in see their dashboard (decisions.md 2). */
const Home = () => {
  const { openLogin } = useOutletContext<PublicShellContext>();
  const session = useSession();
  if (session.status === 'signed-in') return <Onwards to={dashboardOf(session.user.role)} />;
  return (
    <>
      <VerifiedBanner onLogIn={openLogin} />
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
