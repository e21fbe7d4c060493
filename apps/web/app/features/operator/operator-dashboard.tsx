import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './operator.module.css';

const sections = [
  {
    id: 'articles',
    words: 'Articles',
    Inside: lazy(() => import('./articles-section.tsx').then((module) => ({ default: module.ArticlesSection }))),
  },
  {
    id: 'faq',
    words: 'Questions',
    Inside: lazy(() => import('./faq-section.tsx').then((module) => ({ default: module.FaqSection }))),
  },
  {
    id: 'resources',
    words: 'Resources',
    Inside: lazy(() => import('./resources-section.tsx').then((module) => ({ default: module.ResourcesSection }))),
  },
  {
    id: 'announcements',
    words: 'Announcements',
    Inside: lazy(() => import('./announcements-section.tsx').then((module) => ({ default: module.AnnouncementsSection }))),
  },
  {
    id: 'newsletter',
    words: 'Newsletter',
    Inside: lazy(() => import('./newsletter-section.tsx').then((module) => ({ default: module.NewsletterSection }))),
  },
  {
    id: 'safeguarding',
    words: 'Safeguarding',
    Inside: undefined,
  },
  {
    id: 'sales',
    words: 'Schools’ requests',
    Inside: lazy(() => import('./sales-section.tsx').then((module) => ({ default: module.SalesSection }))),
  },
  {
    id: 'codes',
    words: 'Partner codes',
    Inside: lazy(() => import('./codes-section.tsx').then((module) => ({ default: module.CodesSection }))),
  },
  {
    id: 'support',
    words: 'Support',
    Inside: lazy(() => import('./support-section.tsx').then((module) => ({ default: module.SupportSection }))),
  },
  {
    id: 'counts',
    words: 'Page counts',
    Inside: lazy(() => import('./counts-section.tsx').then((module) => ({ default: module.CountsSection }))),
  },
  {
    id: 'log',
    words: 'Record',
    Inside: lazy(() => import('./log-section.tsx').then((module) => ({ default: module.LogSection }))),
  },
] as const;

/** On a telephone the ways are a strip: the one that is open is in sight. */
const intoSight = (way: HTMLAnchorElement | null): void => way?.scrollIntoView({ inline: 'center', block: 'nearest' });

/** The desk of whoever runs the product: one place a section, each with its address. */
export const OperatorDashboard = ({ safeguarding }: { readonly safeguarding: ReactNode }) => {
  const [search] = useSearchParams();
  const asked = search.get('section');
  const { id: here, Inside } = sections.find(({ id }) => id === asked) ?? sections[0];
  return (
    <div className={classes.page}>
      <PageHeader title="Operator dashboard" lead="What the public pages say, and what families and schools need from us." />
      <div className={classes.desk}>
        <nav aria-label="Desk" className={classes.nav}>
          <ul className={classes.ways}>
            {sections.map(({ id, words }) => (
              <li key={id}>
                <Link
                  ref={id === here ? intoSight : undefined}
                  to={`?section=${id}`}
                  className={classes.way}
                  aria-current={id === here ? 'page' : undefined}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.inside}>
          <Suspense fallback={<LinesSkeleton lines={8} />}>{Inside === undefined ? safeguarding : <Inside />}</Suspense>
        </div>
      </div>
    </div>
  );
};
