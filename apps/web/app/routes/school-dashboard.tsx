import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { SchoolFrame } from './school/school-frame.tsx';

const SchoolOverview = lazy(() => import('../features/school/school-overview.tsx').then((module) => ({ default: module.SchoolOverview })));
const SchoolSafeguarding = lazy(() =>
  import('../features/safeguarding/safeguarding-desk.tsx').then((module) => ({ default: module.SchoolSafeguarding })),
);

export const meta = () => pageMeta('/school/dashboard');

/** Letters, and the way back from a provider, name a part of the school by `tab`; what has no place of its own is here. */
const placeOf: ReadonlyMap<string | null, string> = new Map([
  ['classes', '/school/classes'],
  ['pupils', '/school/pupils'],
  ['staff', '/school/staff'],
  ['sign-on', '/school/staff'],
  ['report', '/school/report'],
]);

/** What waits for an answer, and who is at the school. */
const Overview = () => {
  const [search] = useSearchParams();
  const pathname = placeOf.get(search.get('tab'));
  if (pathname !== undefined) {
    const rest = new URLSearchParams([...search].filter(([name]) => name !== 'tab'));
    return <Navigate replace to={{ pathname, search: rest.toString() }} />;
  }
  return (
    <SchoolFrame>
      <SchoolOverview safeguarding={<SchoolSafeguarding />} />
    </SchoolFrame>
  );
};
export default Overview;
