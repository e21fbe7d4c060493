import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { Hero } from '../features/landing/hero.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { dashboardOf } from '@hedgerow/domain/homes';
import { useSession } from '../lib/session.ts';
import { RenderWhenVisible } from '../ui/render-when-visible.tsx';
import type { PublicShellContext } from '../shells/public-shell.tsx';
// What is below the hero stands in the HTML, and its code comes a moment later: without its styles until then everything would move.
import '../features/landing/closing.module.css';
import '../features/landing/compare.module.css';
import '../features/landing/day.module.css';
import '../features/landing/feature-cards.module.css';
import '../features/landing/landing.module.css';
import '../features/landing/plans.module.css';
import '../features/landing/strip.module.css';
import '../features/landing/trust.module.css';
import '../features/public/who-we-are.module.css';

const Onwards = lazy(() => import('../features/landing/onwards.tsx').then((module) => ({ default: module.Onwards })));
const VerifiedBanner = lazy(() => import('../features/landing/verified-banner.tsx').then((module) => ({ default: module.VerifiedBanner })));
const BelowHero = lazy(() => import('./public/below-hero.tsx').then((module) => ({ default: module.BelowHero })));

/** One and the same element each time: a part that is not alive yet must not be drawn anew when the session is known. */
const belowHero = (
  <Suspense>
    <BelowHero />
  </Suspense>
);

export const meta = () =>
  pageMeta(
    '/',
    'Practice, revision guides and a clear picture for parents, for every school year in England from Year 1 to Year 11. Plans from £20 a month per child.',
  );

/** Visitors see the landing page at once; people who are signed in see their dashboard (docs/product/routes.md#homes). */
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
      <RenderWhenVisible placeholder={null}>
        <VerifiedBanner onLogIn={openLogin} />
      </RenderWhenVisible>
      <Hero />
      {belowHero}
    </>
  );
};
export default Home;
