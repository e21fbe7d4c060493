import type { ClassScheme, SchemeStep } from '@hedgerow/contracts/schemes';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { addDays, londonDate, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatWeekday } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { schemeQuery, useFollow, useLeave } from './api.ts';
import classes from './schemes.module.css';

type Chosen = NonNullable<ClassScheme['chosen']>;
type FormProps = { readonly shown: TeacherClass; readonly all: ClassScheme; readonly onDone: (() => void) | undefined };

/** Which scheme, and when it began. */
const SchemeForm = ({ shown, all: { offered, chosen }, onDone }: FormProps) => {
  const [today] = useState(() => londonDate(new Date()));
  const ofYear = offered.find(({ title }) => title.endsWith(shown.yearGroup));
  const [schemeId, setScheme] = useState(chosen?.id ?? ofYear?.id ?? offered[0]?.id ?? '');
  const [startDate, setStart] = useState(chosen?.startDate ?? today);
  const follow = useFollow(shown.id);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!follow.isPending) follow.mutate({ schemeId, startDate }, { onSuccess: () => onDone?.() });
  };
  return (
    <form noValidate className={desk.form} onSubmit={submit}>
      <div className={desk.pair}>
        <NativeSelect
          label="Scheme"
          data={offered.map(({ id, title }) => ({ value: id, label: title }))}
          value={schemeId}
          onChange={(event) => setScheme(event.currentTarget.value)}
        />
        <TextInput label="First day" type="date" value={startDate} onChange={(event) => setStart(event.currentTarget.value)} />
      </div>
      {follow.error !== null && <Refused title="The scheme was not saved" error={follow.error} />}
      <div className={desk.actions}>
        <Button type="submit" kind="quiet" busy={follow.isPending}>
          Follow this scheme
        </Button>
        {onDone !== undefined && (
          <Button kind="text" disabled={follow.isPending} onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </div>
    </form>
  );
};

const Step = ({ words, step: { topic, objectives } }: { readonly words: string; readonly step: SchemeStep }) => (
  <div className={classes.step}>
    <strong>{`${words}: ${topic}`}</strong>
    <ul className={classes.objectives}>
      {objectives.map((text) => (
        <li key={text}>
          <RichText inline html={text} />
        </li>
      ))}
    </ul>
  </div>
);

const standing = ({ week, weeks, startDate }: Chosen): string => {
  if (week < 1) return `It begins on ${formatWeekday(`${startDate}T12:00:00Z`)}.`;
  return week > weeks ? 'It is over.' : `Week ${week} of ${weeks}.`;
};

type PanelProps = {
  readonly shown: TeacherClass;
  readonly onSet: (begin: { readonly title: string; readonly topic: string }) => void;
  readonly onStarter: () => void;
};
type FollowedProps = PanelProps & { readonly chosen: Chosen; readonly onChange: () => void };

const Followed = ({ shown, chosen, onSet, onStarter, onChange }: FollowedProps) => {
  const follow = useFollow(shown.id);
  const leave = useLeave(shown.id);
  const mayTeach = mayInClass(shown.role, 'teach');
  const { id: schemeId, title, startDate, now, next, week } = chosen;
  const error = follow.error ?? leave.error;
  return (
    <div className={desk.form}>
      <p className={desk.soft}>{`${title}. ${standing(chosen)}`}</p>
      {now !== null && <Step words="This week" step={now} />}
      {next !== null && <p className={desk.soft}>{`Next, from ${formatWeekday(`${next.monday}T12:00:00Z`)}: ${next.topic}`}</p>}
      {error !== null && <Refused title="The scheme was not changed" error={error} />}
      <div className={desk.actions}>
        {now !== null && mayTeach && (
          <Button kind="quiet" onClick={() => onSet({ title: `Week ${week}: ${now.topic}`, topic: now.topic })}>
            Set this
          </Button>
        )}
        {week >= 1 && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={onStarter}>
            Starter of five
          </Button>
        )}
        {mayTeach && (
          <>
            <Button
              kind="text"
              busy={follow.isPending}
              onClick={() => follow.mutate({ schemeId, startDate: addDays(startDate as CalendarDate, 7) })}
            >
              One week later
            </Button>
            <Button kind="text" onClick={onChange}>
              Change
            </Button>
            <Button kind="text" busy={leave.isPending} onClick={() => leave.mutate(undefined)}>
              Follow no scheme
            </Button>
          </>
        )}
      </div>
    </div>
  );
};

const Inside = ({ all, ...props }: PanelProps & { readonly all: ClassScheme }) => {
  const [changes, setChanges] = useState(false);
  const { shown } = props;
  const done = () => setChanges(false);
  if (all.chosen !== null && !changes) return <Followed {...props} chosen={all.chosen} onChange={() => setChanges(true)} />;
  if (!mayInClass(shown.role, 'teach')) return <p className={desk.soft}>This class follows no scheme.</p>;
  return (
    <div className={desk.form}>
      {all.chosen === null && (
        <p className={desk.soft}>If you follow a scheme, each week has its work and a starter of five questions on earlier topics.</p>
      )}
      <SchemeForm shown={shown} all={all} onDone={all.chosen === null ? undefined : done} />
    </div>
  );
};

/** The scheme of learning that a class follows. Nothing stands here for a subject that has none. */
export const SchemePanel = (props: PanelProps) => {
  const { data, error, isFetching, refetch } = useQuery(schemeQuery(props.shown.id));
  if (data !== undefined && data.offered.length === 0 && data.chosen === null) return null;
  return (
    <Panel title="Scheme of learning">
      {data === undefined && error === null && <LinesSkeleton lines={3} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the scheme" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Inside {...props} all={data} />}
    </Panel>
  );
};
