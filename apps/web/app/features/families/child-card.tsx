import type { Child } from '@hedgerow/contracts/families';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import classes from './child-card.module.css';
import { Initial } from './initial.tsx';
import { OpenScreens } from './open-screens.tsx';
import { PlanBadge } from './plan-badge.tsx';

type Props = {
  readonly child: Child;
  readonly glance?: ReactNode;
  readonly onOpen: () => void;
  /** A child who waits for a plan and its payment. */
  readonly onFinish: () => void;
  /** Open from the start: where there is one child alone. */
  readonly startsOpen?: boolean;
};

const lastSignIn = ({ lastSignInAt }: Child): string => (lastSignInAt === null ? 'Not yet' : formatDate(lastSignInAt));

const Facts = ({ child }: { readonly child: Child }) => (
  <dl className={classes.facts}>
    <dt>School</dt>
    <dd>{child.school ?? 'Not given'}</dd>
    <dt>Points</dt>
    <dd>{child.progressStats.totalPoints}</dd>
    <dt>Assessments finished</dt>
    <dd>{child.progressStats.completedSessions}</dd>
    <dt>Username</dt>
    <dd>{child.studentUsername}</dd>
    <dt>Last signed in</dt>
    <dd>{lastSignIn(child)}</dd>
  </dl>
);

const Average = ({ score }: { readonly score: number | null }) =>
  score === null ? (
    <span className={classes.quiet}>No scores yet</span>
  ) : (
    <span className={classes.average}>
      <span className={classes.quiet}>Average</span>
      <ScoreBadge percent={score} />
    </span>
  );

/** A child of the family at a glance; a press shows the facts (docs/product/families.md#adding-a-child). */
export const ChildCard = ({ child, glance, onOpen, onFinish, startsOpen = false }: Props) => {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const pending = child.status === 'pending';
  return (
    <article className={classes.card} aria-label={`${child.firstName} ${child.lastName}`}>
      <h3 className={classes.heading}>
        <button type="button" className={classes.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Initial name={child.firstName} id={child.id} size="large" />
          <span className={classes.who}>
            <span className={classes.name}>
              {child.firstName} {child.lastName}
            </span>
            <span className={classes.year}>{child.yearGroup}</span>
          </span>
          <IconChevronDown size={22} aria-hidden className={classes.arrow} />
        </button>
      </h3>
      <div className={classes.line}>
        <PlanBadge child={child} />
        {!pending && <Average score={child.progressStats.averageScore} />}
      </div>
      {glance}
      <div id={id} hidden={!open}>
        {pending ? (
          <p className={classes.pending}>{child.firstName} can sign in once the payment is confirmed. What you typed is saved.</p>
        ) : (
          <Facts child={child} />
        )}
      </div>
      {child.leavingAt !== null && (
        <p className={classes.pending}>
          {child.firstName} leaves your account on {formatDate(child.leavingAt)}. Under Manage Children you can keep {child.firstName}.
        </p>
      )}
      <div className={classes.way} data-way>
        {pending ? (
          <Button kind="quiet" wide onClick={onFinish}>
            Finish the payment
          </Button>
        ) : (
          <>
            <Button kind="quiet" wide onClick={onOpen}>
              See {child.firstName}’s progress
            </Button>
            <OpenScreens child={child} />
          </>
        )}
      </div>
    </article>
  );
};
