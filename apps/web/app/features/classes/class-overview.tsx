import type { TeacherClass } from '@hedgerow/contracts/classes';
import { classWords, figureMeanings, topPerformerEngagement } from '@hedgerow/domain/class-figures';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { thresholds } from '@hedgerow/domain/scoring';
import { Panel } from '../../ui/panel.tsx';
import { activeInWeek, classAverage, classEngagement, readiness } from './class-figures.ts';
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

const meaningsFor = (keyStage: KeyStage): readonly (readonly [string, string])[] => {
  const { average, engagement, readiness: recent, skills, topPerformer, assessments, active } = figureMeanings(keyStage);
  const { label, top } = classWords(keyStage);
  return [
    ['Average score', average],
    ['Engagement', engagement],
    [label, recent],
    ['Skills', skills],
    ['Assessments', assessments],
    ['Streak, last active', active],
    [top, topPerformer],
  ];
};

type Props = { readonly shown: TeacherClass; readonly now: Date };

/** How many, how well, how often, how lately: each figure says what it stands on. */
export const ClassOverview = ({ shown: { name, subjectName, yearGroup, keyStage, studentCount, students }, now }: Props) => {
  const [average, engagement, ready] = [classAverage(students), classEngagement(students), readiness(students)];
  const words = classWords(keyStage);
  const top = students.filter(({ topPerformer }) => topPerformer).length;
  return (
    <Panel title={`Class Overview: ${name}`}>
      <dl className={classes.figures}>
        <Figure label="Students" value={String(studentCount)} note={`${subjectName}, ${yearGroup}, ${keyStage}`} />
        <Figure
          label="Average score"
          value={average === undefined ? 'No scores yet' : `${average.percent}%`}
          note={
            average === undefined
              ? 'Shows once a pupil hands in an assessment'
              : `Of ${pupils(average.pupils)} with scores, in ${subjectName}`
          }
        />
        <Figure
          label="Engagement"
          value={engagement === undefined ? 'No data yet' : `${engagement.percent}%`}
          note={
            engagement === undefined
              ? 'Shows once work you set is due'
              : `Of the work set for ${pupils(engagement.pupils)} in the last 4 weeks, handed in`
          }
        />
        <Figure
          label={words.label}
          value={ready.known === 0 ? 'No data yet' : `${ready.ready} of ${ready.known} ${words.levels.ready.toLowerCase()}`}
          note={
            ready.known === 0
              ? `Shows after three scored assessments in ${subjectName}`
              : `In ${subjectName}, of those with enough assessments`
          }
        />
        <Figure
          label="Active this week"
          value={`${activeInWeek(students, now)} of ${studentCount}`}
          note="Finished something in the last 7 days"
        />
        <Figure
          label={words.top === 'Top performer' ? 'Top performers' : words.top}
          value={String(top)}
          note={`Hand in ${topPerformerEngagement}% and average ${thresholds.averageGood}%`}
        />
      </dl>
      <details className={classes.meanings}>
        <summary>What these figures mean</summary>
        <dl>
          {meaningsFor(keyStage).map(([figure, meaning]) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
};
