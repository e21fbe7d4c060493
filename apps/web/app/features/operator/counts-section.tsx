import { PageViewsReport } from '@hedgerow/contracts/operator-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chips } from '../../ui/chips.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { read } from './api.ts';
import { QueryView } from '../../ui/query-view.tsx';
import classes from './operator.module.css';

const spans = { Today: '1', '7 days': '7', '30 days': '30', '90 days': '90' } as const;
type Span = keyof typeof spans;
const isSpan = (text: string): text is Span => text in spans;

const sumBy = (report: PageViewsReport, key: 'day' | 'path'): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>();
  for (const row of report) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.views);
  return [...sums];
};

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

type TableProps = { readonly title: string; readonly first: string; readonly rows: readonly (readonly [string, number])[] };

const Table = ({ title, first, rows }: TableProps) => (
  <table className={classes.table}>
    <caption className={classes.caption}>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Times opened</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, views]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{views.toLocaleString('en-GB')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Report = ({ report }: { readonly report: PageViewsReport }) => {
  if (report.length === 0) return <p className={desk.soft}>No public page was opened in this time.</p>;
  const pages = sumBy(report, 'path').toSorted(([, a], [, b]) => b - a);
  const days = sumBy(report, 'day').map(([date, views]) => [day.format(new Date(date)), views] as const);
  return (
    <div className={classes.both}>
      <Table title="By page" first="Page" rows={pages} />
      <Table title="By day" first="Day" rows={days} />
    </div>
  );
};

/** Our own counter: a number a day and page. No cookie, no address, and no pupil is counted. */
export const CountsSection = () => {
  const [span, setSpan] = useState<Span>('7 days');
  const query = useQuery({
    ...read(`/api/operator/page-views?days=${spans[span]}`, PageViewsReport),
    staleTime: 0,
  });
  return (
    <Panel title="Page counts">
      <div className={desk.stack}>
        <p className={desk.soft}>
          How often each public page was opened each day, London time. We do not know who: no cookie, no address, and we never count pupils.
        </p>
        <Chips label="Time" choices={Object.keys(spans)} value={span} onChange={(choice) => isSpan(choice) && setSpan(choice)} />
        <QueryView query={query} failed="We could not load the counts" lines={8}>
          {(report) => <Report report={report} />}
        </QueryView>
      </div>
    </Panel>
  );
};
