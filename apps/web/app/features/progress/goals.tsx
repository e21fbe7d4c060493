import type { StudentStats } from '@hedgerow/contracts/progress';
import { IconCheck, IconPencilCheck, IconPlant2, IconStar } from '@tabler/icons-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useStage } from '../../ui/stage.tsx';
import { goalPercent, goalWords } from './kind-words.ts';
import classes from './progress.module.css';

const icons = { lessons: IconPlant2, assessments: IconPencilCheck, points: IconStar } as const;

/** Today's goals: a tick when done; a full bar that the server has not ticked yet is praised all the same (docs/product/rewards.md#goals). */
export const Goals = ({ goals }: { readonly goals: StudentStats['dailyGoals'] }) => {
  const manner = useStage();
  return (
    <ul className={classes.goals}>
      {goals.map((goal) => {
        const percent = goalPercent(goal);
        const Icon = goal.isCompleted ? IconCheck : icons[goal.goalType];
        return (
          <li key={goal.id} className={classes.goal} data-done={goal.isCompleted}>
            <span className={classes.goalIcon}>
              <Icon size={22} aria-hidden />
            </span>
            <div className={classes.goalBar}>
              <ProgressBar
                label={goalWords(goal, manner)}
                percent={percent}
                text={goal.isCompleted ? 'Done' : percent === 100 ? 'Well done!' : `${goal.currentValue} of ${goal.targetValue}`}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
