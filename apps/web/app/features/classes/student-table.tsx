import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import { classWords } from '@hedgerow/domain/class-figures';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { GroupFilter } from '../../ui/group-filter.tsx';
import { MarksButton } from '../../ui/marks-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PupilLink } from '../../ui/pupil-link.tsx';
import { Status } from '../../ui/row-list.tsx';
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

const tones = { ready: 'good', nearly: 'look', building: 'quiet' } as const;

const None = ({ words = 'No data yet' }: { readonly words?: string }) => <span className={classes.none}>{words}</span>;

type ToStudent = (student: ClassStudent) => void;
type StudentProps = {
  readonly student: ClassStudent;
  readonly classId: string;
  readonly keyStage: KeyStage;
  readonly onAssign: ToStudent | undefined;
};

const Student = ({ student, classId, keyStage, onAssign }: StudentProps) => {
  const { firstName, lastName, averageScore, currentStreak, completedAssessments, lastActiveAt, examReadiness } = student;
  const name = `${firstName} ${lastName}`;
  const { label, levels, top } = classWords(keyStage);
  return (
    <tr>
      <th scope="row">
        <PupilLink classId={classId} childId={student.id}>
          {name}
        </PupilLink>
        {student.topPerformer && <span className={classes.top}>{top}</span>}
      </th>
      <td>{averageScore === null ? <None words="No scores yet" /> : <ScoreBadge percent={averageScore} />}</td>
      <td>
        <span className={classes.what}>Engagement: </span>
        {student.engagementScore === null ? <None words="No work due yet" /> : `${student.engagementScore}%`}
      </td>
      <td>
        <span className={classes.what}>{label}: </span>
        {examReadiness === null ? <None /> : <Status tone={tones[examReadiness]}>{levels[examReadiness]}</Status>}
      </td>
      <td>
        <span className={classes.what}>Skills: </span>
        {student.skillsCompleted}
      </td>
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
        {lastActiveAt === null ? <None words="not yet" /> : formatShortDate(lastActiveAt)}
      </td>
      {onAssign !== undefined && (
        <td>
          <Button kind="quiet" aria-label={`Assign Work: ${name}`} onClick={() => onAssign(student)}>
            Assign Work
          </Button>
        </td>
      )}
    </tr>
  );
};

type Props = {
  readonly shown: TeacherClass;
  /** Nothing for who may only look. */
  readonly onAssign: ToStudent | undefined;
};

/** How many a telephone shows before it is asked for all; the sheet hides the rest. */
const atFirst = 8;

/** Every pupil of the class with figures of its subject and its work. */
export const StudentTable = ({ shown: { id, name, keyStage, students: all, groups }, onAssign }: Props) => {
  const [chosen, setChosen] = useState('');
  const group = groups.find((one) => one.id === chosen);
  const students = group === undefined ? all : all.filter((student) => group.childIds.includes(student.id));
  const [order, setOrder] = useState<Order>({ by: 'name', direction: 'ascending' });
  const press = (column: SortBy) => setOrder(pressed(order, column));
  const [whole, setWhole] = useState(false);
  return (
    <Panel title="Student Progress">
      <GroupFilter groups={groups} value={group?.id ?? ''} onChange={setChosen} />
      {all.length > 0 && <MarksButton address={`/api/teacher/classes/${id}/marks`}>Save this year’s marks (CSV)</MarksButton>}
      {all.length === 0 ? (
        <p className={classes.empty}>Nobody is in this class yet. Your school’s administrator adds the pupils.</p>
      ) : (
        <table className={classes.table} data-whole={whole || students.length <= atFirst || undefined}>
          <caption className={classes.caption}>{group === undefined ? `Pupils of ${name}` : `Pupils of ${name}: ${group.name}`}</caption>
          <thead>
            <tr>
              <SortHead column="name" words="Name" order={order} onPress={press} />
              <SortHead column="score" words="Average score" order={order} onPress={press} />
              <th scope="col">Engagement</th>
              <th scope="col">{classWords(keyStage).label}</th>
              <th scope="col">Skills</th>
              <th scope="col">Assessments</th>
              <th scope="col">Streak</th>
              <th scope="col">Last active</th>
              {onAssign !== undefined && <th scope="col">Work</th>}
            </tr>
          </thead>
          <tbody>
            {sortStudents(students, order).map((student) => (
              <Student key={student.id} student={student} classId={id} keyStage={keyStage} onAssign={onAssign} />
            ))}
          </tbody>
        </table>
      )}
      {!whole && students.length > atFirst && (
        <div className={classes.more}>
          <Button kind="quiet" onClick={() => setWhole(true)}>
            Show all {students.length} pupils
          </Button>
        </div>
      )}
    </Panel>
  );
};
