import type { Phase } from '@hedgerow/domain/key-stages';
import { dailyQuizLimit, type Plan, planAllows, planAllowsSubject, plansForPhase } from '@hedgerow/domain/plans';
import { VisuallyHidden } from '@mantine/core';
import classes from './compare.module.css';

type Cell = (plan: Plan) => string | boolean;

/** What each plan opens, by the rules that open it. */
const rows: Readonly<Record<Phase, readonly (readonly [words: string, cell: Cell])[]>> = {
  primary: [
    ['Maths and English', ({ id }) => planAllowsSubject(id, 'maths')],
    ['Science, humanities, languages and the arts', ({ id }) => planAllowsSubject(id, 'history')],
    ['Practice quizzes', ({ id }) => (Number.isFinite(dailyQuizLimit(id)) ? `${dailyQuizLimit(id)} a day` : 'No limit')],
    ['Flashcards', ({ id }) => planAllows(id, 'flashcards')],
    ['A page for parents', ({ id }) => planAllows(id, 'recent_activity')],
  ],
  secondary: [
    ['School work in one place', ({ id }) => planAllows(id, 'upload')],
    ['Calendar, and a page for parents', ({ id }) => planAllows(id, 'calendar')],
    ['Revision guides and flashcards', ({ id }) => planAllows(id, 'revise')],
    ['Practice with every step', ({ id }) => planAllows(id, 'practice')],
    ['Essay feedback, papers to print', ({ id }) => planAllows(id, 'exam_prep')],
  ],
};

const Answer = ({ value }: { readonly value: string | boolean }) => {
  if (typeof value === 'string') return <>{value}</>;
  return value ? <span className={classes.yes}>Yes</span> : <span className={classes.no}>No</span>;
};

/** The plans of a phase side by side, behind one line: the page stays short. */
export const Compare = ({ phase }: { readonly phase: Phase }) => {
  const plans = plansForPhase(phase);
  return (
    <details className={classes.fold}>
      <summary className={classes.summary}>What each plan has</summary>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{`The ${phase} plans side by side`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows[phase].map(([words, cell]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              {plans.map((plan) => (
                <td key={plan.id}>
                  <Answer value={cell(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
