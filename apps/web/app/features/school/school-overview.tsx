import type { SchoolOverview as Overview } from '@hedgerow/contracts/schools';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/dates.ts';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { schoolQuery } from './api.ts';
import { RequestsPanel } from './requests-panel.tsx';
import classes from './school.module.css';

type FigureProps = { readonly label: string; readonly value: string; readonly note: string; readonly good?: boolean };

const Figure = ({ label, value, note, good = false }: FigureProps) => (
  <div className={classes.figure} data-good={good}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.value}>{value}</dd>
    <dd className={desk.soft}>{note}</dd>
  </div>
);

const licenceWords = ({ active, until }: Overview['licence']): Pick<FigureProps, 'value' | 'note' | 'good'> => {
  if (active && until !== null)
    return {
      value: `Until ${formatDate(until)}`,
      note: 'Opens every feature to all pupils in your classes, at school and at home',
      good: true,
    };
  return {
    value: until === null ? 'No licence yet' : `Ended ${formatDate(until)}`,
    note: 'Pupils with a school account can only do the work that is set for them. Others use their family’s plan. To ask us for a licence, open Account Settings, Subscriptions & Billing.',
  };
};

/** The school at a glance: what its licence opens and until when, and who is there. */
const Glance = ({ school }: { readonly school: Overview }) => (
  <>
    <PageHeader
      title={school.name}
      lead={
        <>
          <Status tone="good">Administrator</Status> Staff, classes and pupils of your school.
        </>
      }
    />
    <Panel>
      <dl className={classes.figures}>
        <Figure label="Licence" {...licenceWords(school.licence)} />
        <Figure label="Staff" value={String(school.teachers)} note="Teachers and administrators" />
        <Figure label="Classes" value={String(school.classes)} note="Being taught now" />
        <Figure label="Pupils" value={school.pupils.toLocaleString('en-GB')} note="In those classes" />
      </dl>
    </Panel>
  </>
);

/** What waits for an administrator, below who is there. `safeguarding` is another feature's. */
export const SchoolOverview = ({ safeguarding }: { readonly safeguarding: ReactNode }) => {
  const { data: school, error, isFetching, refetch } = useQuery(schoolQuery);
  if (school === undefined) {
    if (error === null) return <CardsSkeleton count={2} height={220} />;
    return <ErrorState title="We could not load your school" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Glance school={school} />
      <RequestsPanel />
      {safeguarding}
    </>
  );
};
