import type { ProgressSummary } from '@hedgerow/contracts/progress';
import { readSubject } from '@hedgerow/domain/subjects';
import { Panel } from '../../ui/panel.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import classes from './subject-table.module.css';

type Subject = ProgressSummary['subjectBreakdown'][number];

/** The average as a bar of 100; the figure beside it says the same. */
const Bar = ({ percent }: { readonly percent: number }) => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={classes.bar} aria-hidden>
    <rect width="100" height="10" className={classes.track} />
    <rect width={Math.max(1, percent)} height="10" className={classes.fill} />
  </svg>
);

const today = ({ hasActivityToday, todayCount, todayAvgScore }: Subject): string => {
  if (!hasActivityToday) return 'none';
  return todayAvgScore === null ? String(todayCount) : `${todayCount}, at ${todayAvgScore}%`;
};

const Row = ({ subject }: { readonly subject: Subject }) => (
  <tr style={subjectStyle(readSubject(subject.subject) ?? 'other')}>
    <th scope="row" className={classes.name}>
      {subject.subjectName}
    </th>
    <td className={classes.average}>
      {subject.averageScore === null ? (
        <span className={classes.none}>No scores yet</span>
      ) : (
        <span className={classes.score}>
          <Bar percent={subject.averageScore} />
          <ScoreBadge percent={subject.averageScore} words={false} />
        </span>
      )}
    </td>
    <td className={classes.number} data-none={!subject.hasActivityToday || undefined}>
      {today(subject)}
    </td>
    <td className={classes.number}>{subject.totalCount}</td>
  </tr>
);

/** Every subject with its average as a bar, what was finished today and in all. */
export const SubjectTable = ({ subjects, name }: { readonly subjects: readonly Subject[]; readonly name: string }) => (
  <Panel title="Subject by subject">
    {subjects.length === 0 ? (
      <p className={classes.empty}>No data yet. A subject shows here once {name} finishes something in it.</p>
    ) : (
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Average score</th>
            <th scope="col">Finished today</th>
            <th scope="col">In total</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <Row key={subject.subject} subject={subject} />
          ))}
        </tbody>
      </table>
    )}
  </Panel>
);
