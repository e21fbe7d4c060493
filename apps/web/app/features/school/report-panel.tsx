import {
  reportBys,
  type ReportBy,
  reportPeriods,
  type ReportPeriod,
  type ReportRow,
  SchoolReport,
} from '@hedgerow/contracts/school-report';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import desk from '../../ui/desk.module.css';
import { EntryLink } from '../../ui/entry-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read } from './api.ts';
import classes from './school.module.css';

const byWords: Readonly<Record<ReportBy, string>> = { year: 'Year', class: 'Class', subject: 'Subject', group: 'SEN, pupil premium, EAL' };
const periodWords: Readonly<Record<ReportPeriod, string>> = { month: 'The last 30 days', term: 'The last 3 months', year: 'The last year' };

const Figures = ({ row }: { readonly row: ReportRow }) => (
  <>
    <td>{row.pupils.toLocaleString('en-GB')}</td>
    <td>{row.active.toLocaleString('en-GB')}</td>
    <td>{row.signedIn.toLocaleString('en-GB')}</td>
    <td>{row.finished.toLocaleString('en-GB')}</td>
    <td>{row.average === null ? '–' : `${row.average}%`}</td>
    <td>{row.set === 0 ? '–' : `${row.handedIn} of ${row.set}`}</td>
    <td>{row.set === 0 ? '–' : row.inTime}</td>
  </>
);

const Table = ({ report, by }: { readonly report: SchoolReport; readonly by: ReportBy }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
  <section className={classes.scroll} aria-label="Figures of the school" tabIndex={0}>
    <table className={classes.report}>
      <caption className={desk.soft}>
        {formatDate(report.from)} to {formatDate(report.until)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{byWords[by]}</th>
          <th scope="col">Pupils</th>
          <th scope="col">Finished something</th>
          <th scope="col">Signed in</th>
          <th scope="col">Activities finished</th>
          <th scope="col">Average score</th>
          <th scope="col">Set work handed in</th>
          <th scope="col">On time</th>
        </tr>
      </thead>
      <tbody>
        {report.rows.map((row, at) => (
          <tr key={`${row.label} ${at}`}>
            <th scope="row">{row.label}</th>
            <Figures row={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{report.whole.label}</th>
          <Figures row={report.whole} />
        </tr>
      </tfoot>
    </table>
  </section>
);

/** How the school learns, and what its licence is used for. */
export const ReportPanel = () => {
  const [by, setBy] = useState<ReportBy>('year');
  const [period, setPeriod] = useState<ReportPeriod>('month');
  const query = `by=${by}&period=${period}`;
  const { data, error, isFetching, refetch } = useQuery({
    ...read(`/api/school/report?${query}`, SchoolReport),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title="What was done">
      <div className={desk.form}>
        <div className={desk.pair}>
          <NativeSelect
            label="By"
            data={reportBys.map((value) => ({ value, label: byWords[value] }))}
            value={by}
            onChange={(event) => setBy(reportBys.find((one) => one === event.currentTarget.value) ?? by)}
          />
          <NativeSelect
            label="Over"
            data={reportPeriods.map((value) => ({ value, label: periodWords[value] }))}
            value={period}
            onChange={(event) => setPeriod(reportPeriods.find((one) => one === event.currentTarget.value) ?? period)}
          />
        </div>
        {data === undefined && error === null && <LinesSkeleton lines={6} />}
        {data === undefined && error !== null && (
          <ErrorState title="We could not load the report" error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <Table report={data} by={by} />
            <p className={desk.soft}>
              Pupils in current classes. Groups with fewer than five scores show no average.
              {by === 'group' && ' Groups come from your list, if you tick to keep them.'}
            </p>
            <div className={desk.actions}>
              <EntryLink href={`/api/school/report/download?${query}`} download>
                <IconDownload size={20} aria-hidden /> Download as CSV
              </EntryLink>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
};
