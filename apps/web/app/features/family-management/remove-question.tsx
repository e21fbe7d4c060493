import type { Child } from '@hedgerow/contracts/families';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './manage.module.css';

type Props = {
  readonly child: Child;
  /** Nobody else has a plan: the whole subscription ends with this child's. */
  readonly isLast: boolean;
  /** "21 December 2026": until when the plan is paid; undefined where none is. */
  readonly paidUntil: string | undefined;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** docs/product/tests.md#reading-comprehension: the question, and what follows from yes. */
export const RemoveQuestion = ({ child, isLast, paidUntil, busy, onYes, onNo }: Props) => {
  const { firstName: name, status } = child;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={classes.question}>
      <p ref={question} tabIndex={-1} className={classes.asked}>
        Are you sure you want to remove {name} from your account?
      </p>
      {status === 'pending' && <p>{name} has no plan yet, so nothing was charged. What you typed is deleted at once.</p>}
      {status === 'active' && (
        <ul className={classes.terms}>
          {paidUntil !== undefined && (
            <li>
              {name} keeps the plan until {paidUntil}. Nothing more is charged for {name}.
            </li>
          )}
          {isLast && paidUntil !== undefined && <li>No other child has a plan, so your subscription ends on that day, too.</li>}
          <li>You can change your mind and keep {name} until then, and for at least 14 days.</li>
          <li>
            After that {name}’s sign-in closes, and all work, points and files of {name} are deleted for good.
          </li>
        </ul>
      )}
      <div className={classes.actions}>
        <Button kind="danger" busy={busy} onClick={onYes}>
          Remove {name}
        </Button>
        <Button kind="quiet" onClick={onNo}>
          Keep {name}
        </Button>
      </div>
    </div>
  );
};
