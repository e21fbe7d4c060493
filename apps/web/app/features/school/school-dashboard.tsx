import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardsSkeleton, LinesSkeleton } from '../../ui/skeletons.tsx';
import { schoolQuery } from './api.ts';
import { SchoolOverview } from './school-overview.tsx';
import classes from './school.module.css';

const ClassesTab = lazy(() => import('./classes-tab.tsx').then((module) => ({ default: module.ClassesTab })));
const PupilsTab = lazy(() => import('./pupils-tab.tsx').then((module) => ({ default: module.PupilsTab })));
const StaffTab = lazy(() => import('./staff-tab.tsx').then((module) => ({ default: module.StaffTab })));
const SignOnTab = lazy(() => import('./sign-on-tab.tsx').then((module) => ({ default: module.SignOnTab })));
const ReportTab = lazy(() => import('./report-tab.tsx').then((module) => ({ default: module.ReportTab })));
const RequestsTab = lazy(() => import('./requests-tab.tsx').then((module) => ({ default: module.RequestsTab })));

const tabs = [
  { value: 'classes', words: 'Classes', Inside: undefined },
  { value: 'pupils', words: 'Pupils', Inside: PupilsTab },
  { value: 'staff', words: 'Staff', Inside: StaffTab },
  { value: 'sign-on', words: 'Single sign-on', Inside: SignOnTab },
  { value: 'requests', words: 'Requests', Inside: RequestsTab },
  { value: 'report', words: 'Report', Inside: ReportTab },
  { value: 'safeguarding', words: 'Safeguarding', Inside: undefined },
] as const;

/** What other features bring to the desk. */
type Props = { readonly safeguarding: ReactNode; readonly teachersOf: (classId: string) => ReactNode };

/** The desk of a school: its licence, staff, classes, pupils, and what teachers ask for. */
export const SchoolDashboard = ({ safeguarding, teachersOf }: Props) => {
  const [search] = useSearchParams();
  const { data: school, error, isFetching, refetch } = useQuery(schoolQuery);
  const asked = tabs.find(({ value }) => value === search.get('tab'))?.value;
  const [tab, setTab] = useState<string | null>(asked ?? 'classes');
  if (school === undefined) {
    if (error === null) return <CardsSkeleton count={3} height={200} />;
    return <ErrorState title="We could not load your school" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={classes.page}>
      <SchoolOverview school={school} />
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          {tabs.map(({ value, words }) => (
            <Tabs.Tab key={value} value={value}>
              {value === 'requests' && school.requests > 0 ? `${words} (${school.requests})` : words}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Inside }) => (
          <Tabs.Panel key={value} value={value} className={classes.panel}>
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              {Inside !== undefined && <Inside />}
              {value === 'classes' && <ClassesTab teachersOf={teachersOf} />}
              {value === 'safeguarding' && safeguarding}
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
};
