import type { User } from '@hedgerow/contracts/accounts';
import { endOfDay } from '@hedgerow/domain/daily-limit';
import { checksForYear } from '@hedgerow/domain/national-checks';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { myWorkQuery } from '../../features/assignments/api.ts';
import { ChecksPanel } from '../../features/national-checks/checks-panel.tsx';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { beginStep, finishReading } from './begin-step.ts';
import classes from './end-of-day.module.css';
import type { Overlay } from './overlay.ts';

type Props = { readonly user: Pick<User, 'yearGroup' | 'subscriptionPlan'>; readonly open: (overlay: Overlay) => void };

/** The minutes of the day are used: kind words, and what was begun, to be finished today if the pupil likes. */
export const EndOfDay = ({ user, open }: Props) => {
  const client = useQueryClient();
  const attempts = useQuery(assessmentsQuery).data ?? [];
  const work = (useQuery(myWorkQuery).data ?? []).filter(
    ({ startedAt, finishedAt, state }) => startedAt !== null && finishedAt === null && state !== 'withdrawn',
  );
  const ofWork = new Set(work.map(({ assessmentId }) => assessmentId));
  const begun = attempts.filter(({ id, isCompleted }) => !isCompleted && !ofWork.has(id));
  const goOn = async (assignmentId: string) => {
    const overlay = await beginStep(client, { with: 'assignment', assignmentId });
    if (overlay) open(overlay);
  };
  return (
    <div className={classes.page}>
      <EmptyState order={1} scene={<SleepingScene />} title={endOfDay.title}>
        {endOfDay.words}
      </EmptyState>
      {begun.length + work.length > 0 && (
        <Panel title="You can still finish this">
          <ul className={classes.list}>
            {work.map(({ id, title, kind }) => (
              <li key={id}>
                <span>{title}</span>
                <span>
                  <Button kind="quiet" aria-label={`Carry on: ${title}`} onClick={() => void goOn(id)}>
                    Carry on
                  </Button>
                  {(kind === 'reading' || kind === 'revision') && (
                    <Button aria-label={`I have read it: ${title}`} onClick={() => void finishReading(client, { id, title })}>
                      I have read it
                    </Button>
                  )}
                </span>
              </li>
            ))}
            {begun.map(({ id, title, mode }) => (
              <li key={id}>
                <span>{title}</span>
                <Button
                  kind="quiet"
                  aria-label={`Carry on: ${title}`}
                  onClick={() => open(mode === 'practice' ? { kind: 'practice', practiceId: id } : { kind: 'resume', assessmentId: id })}
                >
                  Carry on
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {planAllows(user.subscriptionPlan, 'practice') && checksForYear(user.yearGroup ?? 0).length > 0 && <ChecksPanel begun />}
    </div>
  );
};
