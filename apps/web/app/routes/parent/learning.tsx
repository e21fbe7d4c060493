import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { ChildPlace } from './child-place.tsx';
import { openItem } from './open-item.ts';
import classes from './place.module.css';

const ChildLearning = eagerLazy(() => import('../../features/children/child-learning.tsx').then((module) => module.ChildLearning));
const ChildChecks = lazy(() => import('../../features/national-checks/child-checks.tsx').then(({ ChildChecks: it }) => ({ default: it })));
const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);
const PortfolioPanel = lazy(() =>
  import('../../features/children/portfolio-panel.tsx').then(({ PortfolioPanel: it }) => ({ default: it })),
);
const ChildHistory = lazy(() => import('./child-history.tsx').then((module) => ({ default: module.ChildHistory })));

export const meta = () => pageMeta('/parent/learning');

/** Everything that is known of a child's learning. */
const LearningPage = () => (
  <ChildPlace title="Learning" lead="Every subject and topic, what your child has done, checks and the portfolio.">
    {({ child, user, dialogs }) => {
      const portfolio = (
        <RenderWhenVisible placeholder={null}>
          <PortfolioPanel childId={child.id} name={child.firstName} />
        </RenderWhenVisible>
      );
      // Home educators are asked for it; others find it below.
      const educatesAtHome = user.role === 'home_educator';
      return (
        <div className={classes.main}>
          {educatesAtHome && portfolio}
          <ChildLearning
            child={child}
            onWork={(work, startAt) => dialogs.open(work === 'track' ? { kind: work, child, startAt } : { kind: work, child })}
          >
            <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={700} />}>
              <ChildHistory
                child={child}
                onDay={(date) => dialogs.open({ kind: 'day', child, date })}
                onOpen={openItem(dialogs.open, child)}
              />
            </RenderWhenVisible>
            {child.phase === 'primary' && (
              <RenderWhenVisible placeholder={null}>
                <ChildChecks childId={child.id} name={child.firstName} />
              </RenderWhenVisible>
            )}
            <RenderWhenVisible placeholder={null}>
              <FromYourTeacher childId={child.id} title={`From ${child.firstName}’s teachers`} />
            </RenderWhenVisible>
            {!educatesAtHome && portfolio}
          </ChildLearning>
        </div>
      );
    }}
  </ChildPlace>
);
export default LearningPage;
