import type { ClassJoin } from '@hedgerow/contracts/schools';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './joins-panel.module.css';
import { joinsQuery, useAnswerJoins } from './joins-api.ts';

const pupils = (count: number): string => (count === 1 ? '1 pupil' : `${count} pupils`);

const OneClass = ({ waiting }: { readonly waiting: readonly [ClassJoin, ...ClassJoin[]] }) => {
  const answer = useAnswerJoins();
  const [{ classId, className }] = waiting;
  const send = (those: readonly ClassJoin[], accept: boolean) =>
    answer.mutate(
      { classId, childIds: those.map(({ childId }) => childId), accept },
      {
        onSuccess: ({ answered }) =>
          showToast({
            kind: 'success',
            title: accept ? `${pupils(answered)} joined ${className}` : `${pupils(answered)} not taken into ${className}`,
            message: accept ? 'You see how they learn from now on.' : 'We tell their family that you said no.',
          }),
      },
    );
  return (
    <section className={classes.group} aria-label={`Waiting for ${className}`}>
      <div className={classes.head}>
        <h3 className={classes.name}>{className}</h3>
        {waiting.length > 1 && (
          <Button kind="quiet" busy={answer.isPending} onClick={() => send(waiting, true)}>
            {`Accept all ${waiting.length}`}
          </Button>
        )}
      </div>
      {answer.error !== null && <Refused title="That was not saved" error={answer.error} />}
      <ul className={classes.list}>
        {waiting.map((one) => (
          <li key={one.childId} className={classes.row}>
            <span className={classes.who}>
              <strong>{one.name}</strong>
              <span className={classes.soft}>{`${one.yearGroup}, asked on ${formatDate(one.askedAt)}`}</span>
            </span>
            <span className={classes.buttons}>
              <Button busy={answer.isPending} aria-label={`Accept ${one.name}`} onClick={() => send([one], true)}>
                Accept
              </Button>
              <Button kind="text" disabled={answer.isPending} aria-label={`Decline ${one.name}`} onClick={() => send([one], false)}>
                Decline
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Who wants to come into a class by its code. Nothing stands here while nobody waits; a list that cannot be read is read again with the page. */
export const JoinsPanel = () => {
  const { data = [] } = useQuery(joinsQuery);
  if (data.length === 0) return null;
  const groups = [...Map.groupBy(data, ({ classId }) => classId).values()];
  return (
    <Panel title="Wants to join">
      <p className={classes.soft}>A parent typed your class code. You see a name and a year, and nothing else until you accept.</p>
      {groups.map(([first, ...rest]) => first && <OneClass key={first.classId} waiting={[first, ...rest]} />)}
    </Panel>
  );
};
