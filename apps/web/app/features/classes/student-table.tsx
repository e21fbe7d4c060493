import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortDate } from '../../lib/dates.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { type Order, pressed, type SortBy, sortStudents } from './class-figures.ts';
import classes from './student-table.module.css';

type HeadProps = { readonly column: SortBy; readonly words: string; readonly order: Order; readonly onPress: (column: SortBy) => void };

const SortHead = ({ column, words, order, onPress }: HeadProps) => {
  const sorted = order.by === column;
  const Icon = sorted ? (order.direction === 'ascending' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th scope="col" aria-sort={sorted ? order.direction : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onPress(column)}>
        {words}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  );
};

const Student = ({ student }: { readonly student: ClassStudent }) => {
  const { firstName, lastName, averageScore, currentStreak, completedAssessments, lastActiveAt } = student;
  return (
    <tr>
      <th scope="row">
        {firstName} {lastName}
      </th>
      <td>{averageScore === null ? <span className={classes.none}>No scores yet</span> : <ScoreBadge percent={averageScore} />}</td>
      <td>
        <span className={classes.what}>Assessments: </span>
        {completedAssessments}
      </td>
      <td>
        <span className={classes.what}>Streak: </span>
        {currentStreak === 1 ? '1 day' : `${currentStreak} days`}
      </td>
      <td>
        <span className={classes.what}>Last active: </span>
        {lastActiveAt === null ? <span className={classes.none}>not yet</span> : formatShortDate(lastActiveAt)}
      </td>
    </tr>
  );
};

/** Every pupil of the class with the figures that their parent sees. */
export const StudentTable = ({ shown: { name, students } }: { readonly shown: TeacherClass }) => {
  const [order, setOrder] = useState<Order>({ by: 'name', direction: 'ascending' });
  const press = (column: SortBy) => setOrder(pressed(order, column));
  return (
    <Panel title="Student Progress">
      {students.length === 0 ? (
        <p className={classes.empty}>Nobody is in this class yet. Your school’s administrator adds the pupils.</p>
      ) : (
        <table className={classes.table}>
          <caption className={classes.caption}>Pupils of {name}</caption>
          <thead>
            <tr>
              <SortHead column="name" words="Name" order={order} onPress={press} />
              <SortHead column="score" words="Average score" order={order} onPress={press} />
              <th scope="col">Assessments</th>
              <th scope="col">Streak</th>
              <th scope="col">Last active</th>
            </tr>
          </thead>
          <tbody>
            {sortStudents(students, order).map((student) => (
              <Student key={student.id} student={student} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
};
