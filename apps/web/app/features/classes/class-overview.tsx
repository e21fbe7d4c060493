import type { TeacherClass } from '@hedgerow/contracts/classes';
import { Panel } from '../../ui/panel.tsx';
import { activeInWeek, classAverage } from './class-figures.ts';
import classes from './classes.module.css';

type FigureProps = { readonly label: string; readonly value: string; readonly note: string };

const Figure = ({ label, value, note }: FigureProps) => (
  <div className={classes.figure}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.value}>{value}</dd>
    <dd className={classes.note}>{note}</dd>
  </div>
);

const pupils = (many: number): string => `${many} ${many === 1 ? 'pupil' : 'pupils'}`;

type Props = { readonly shown: TeacherClass; readonly now: Date };

/** How many, how well, how lately: each figure says what it stands on. */
export const ClassOverview = ({ shown: { name, subjectName, yearGroup, keyStage, studentCount, students }, now }: Props) => {
  const average = classAverage(students);
  return (
    <Panel title={`Class Overview: ${name}`}>
      <dl className={classes.figures}>
        <Figure label="Students" value={String(studentCount)} note={`${subjectName}, ${yearGroup}, ${keyStage}`} />
        <Figure
          label="Average score"
          value={average === undefined ? 'No scores yet' : `${average.percent}%`}
          note={
            average === undefined
              ? 'From the first assessment that a pupil hands in'
              : `Of ${pupils(average.pupils)} with scores, in all their subjects`
          }
        />
        <Figure
          label="Active this week"
          value={`${activeInWeek(students, now)} of ${studentCount}`}
          note="Finished something in the last 7 days"
        />
      </dl>
    </Panel>
  );
};
