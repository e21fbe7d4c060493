import { lazy } from 'react';
import { AccountDeletionCall } from '../../features/landing/closing-call.tsx';
import { Day } from '../../features/landing/day.tsx';
import { FeatureCards } from '../../features/landing/feature-cards.tsx';
import { Latest } from '../../features/landing/latest.tsx';
import { PlanSection } from '../../features/landing/plan-section.tsx';
import { Questions } from '../../features/landing/questions.tsx';
import { Trust } from '../../features/landing/trust.tsx';
import { TryIt } from '../../features/landing/try-it.tsx';
import { FreeWeekLine } from '../../features/public/free-week-line.tsx';
import { WhoWeAre } from '../../features/public/who-we-are.tsx';

const BlogTeaser = lazy(() => import('../../features/blog/teaser.tsx').then((module) => ({ default: module.BlogTeaser })));

/** The landing page under its first sight: in the HTML from the start, alive a moment later. */
export const BelowHero = () => (
  <>
    <Day />
    <TryIt />
    <FeatureCards />
    <PlanSection phase="primary" note={<FreeWeekLine />} />
    <PlanSection phase="secondary" note={<FreeWeekLine />} />
    <Trust who={<WhoWeAre />} />
    <Latest>
      <BlogTeaser />
    </Latest>
    <Questions />
    <AccountDeletionCall />
  </>
);
