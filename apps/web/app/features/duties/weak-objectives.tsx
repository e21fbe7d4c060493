import type { WeakObjective } from '@hedgerow/contracts/school-duties';
import desk from '../../ui/desk.module.css';
import { RichText } from '../../ui/rich-text.tsx';
import { Status } from '../../ui/row-list.tsx';
import classes from './duties.module.css';

/** Homework in numbers; those of nobody are left out. */
export const HomeworkCounts = ({
  homework: { done, late, begun, notBegun },
}: {
  readonly homework: { readonly done: number; readonly late: number; readonly begun: number; readonly notBegun: number };
}) =>
  done + late + begun + notBegun === 0 ? (
    <span className={desk.soft}>No homework in the last three weeks</span>
  ) : (
    <span className={classes.states}>
      <Status tone="good">{`${done} done`}</Status>
      {late > 0 && <Status tone="look">{`${late} late`}</Status>}
      {begun > 0 && <Status tone="quiet">{`${begun} begun`}</Status>}
      {notBegun > 0 && <Status tone="quiet">{`${notBegun} not begun`}</Status>}
    </span>
  );

/** What goes worst, with how many answers say so. */
export const WeakObjectives = ({ objectives }: { readonly objectives: readonly WeakObjective[] }) =>
  objectives.length === 0 ? (
    <p className={desk.soft}>None stands out in the last twelve weeks.</p>
  ) : (
    <ul className={classes.list}>
      {objectives.map(({ topic, text, correct, answers }) => (
        <li key={`${topic} ${text}`}>
          <RichText inline html={text} />
          <span className={desk.soft}>{`${topic}, ${correct}% of ${answers} answers right`}</span>
        </li>
      ))}
    </ul>
  );
