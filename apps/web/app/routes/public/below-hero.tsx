import { lazy } from 'react';
import { AccountDeletionCall } from '../../features/landing/closing-call.tsx';
import { FeatureCards } from '../../features/landing/feature-cards.tsx';
import { Latest } from '../../features/landing/latest.tsx';
import { PlanSection } from '../../features/landing/plan-section.tsx';
import { Questions } from '../../features/landing/questions.tsx';
import { Trust } from '../../features/landing/trust.tsx';
import { TryIt } from '../../features/landing/try-it.tsx';

const BlogTeaser = lazy(() => import('../../features/blog/teaser.tsx').then((module) => ({ default: module.BlogTeaser })));

/** The landing page under its first sight: in the HTML from the start, alive a moment later. */
export const BelowHero = () => (
  <>
    <FeatureCards />
    <TryIt />
    <PlanSection phase="primary" />
    <PlanSection phase="secondary" />
    <Trust />
    <Latest>
      <BlogTeaser />
    </Latest>
    <Questions />
    <AccountDeletionCall />
  </>
);
