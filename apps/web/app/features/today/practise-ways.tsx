import type { Today } from '@hedgerow/contracts/today';
import { IconBulb, IconTargetArrow } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import classes from './today.module.css';
import { isOver, quizzesWords } from './today-words.ts';

type Props = {
  readonly quizzes: Today['quizzes'];
  /** Opens the daily practice quizzes; left out where the plan has none. */
  readonly onPractise?: (() => void) | undefined;
  /** Opens questions that are answered one by one; left out where the plan has none. */
  readonly onPractice?: (() => void) | undefined;
};

/** Quizzes beside the day's steps; once the day's are used up, one sentence stands where they stood. */
export const PractiseWays = ({ quizzes, onPractise, onPractice }: Props) => {
  const left = quizzesWords(quizzes);
  return (
    <div className={classes.practise}>
      {!isOver({ quizzes }) && (
        <>
          <Button kind="quiet" icon={<IconTargetArrow size={20} aria-hidden />} onClick={onPractise}>
            Daily Practice Quizzes
          </Button>
          <Button kind="quiet" icon={<IconBulb size={20} aria-hidden />} onClick={onPractice}>
            Practise with help
          </Button>
        </>
      )}
      {left !== undefined && <span className={classes.left}>{left}</span>}
    </div>
  );
};
