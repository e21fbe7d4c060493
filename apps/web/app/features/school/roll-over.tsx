import type { RollOver as RollOverView, RollOverWhat } from '@hedgerow/contracts/class-changes';
import { readYearGroup, yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { rollOverQuery, usePreviewRollOver, useRollOver, useUndoClassChange } from './class-changes-api.ts';
import { counted, done, failed } from './said.ts';
import classes from './school.module.css';

type Class = RollOverView['classes'][number];
type Wish = { readonly what: RollOverWhat; readonly name: string; readonly yearGroup: Class['nextYear'] };

const whats: readonly { readonly value: RollOverWhat; readonly label: string }[] = [
  { value: 'carry', label: 'Carries on' },
  { value: 'archive', label: 'Is archived' },
  { value: 'leave', label: 'Stays as it is' },
];
const changeWords = { 'roll-over': 'The move into a new year', archive: 'Archiving', restore: 'Restoring' } as const;

type LastProps = { readonly last: NonNullable<RollOverView['last']>; readonly onDone: () => void };

const LastChange = ({ last, onDone }: LastProps) => {
  const undo = useUndoClassChange();
  return (
    <section aria-label="Take it back" className={desk.question}>
      <p>
        {changeWords[last.kind]} of {counted(last.classes, 'class', 'classes')} on {formatDate(last.at)} by {last.by} can be taken back. The
        codes of archived classes will still not work.
      </p>
      <div className={desk.actions}>
        <Button
          kind="quiet"
          busy={undo.isPending}
          onClick={() =>
            undo.mutate(last.id, {
              onError: failed('It was not taken back'),
              onSuccess: ({ restored, kept }) => {
                done(
                  'Taken back',
                  `${counted(restored, 'class is', 'classes are')} as before.${kept.length > 0 ? ` Changed since, and left alone: ${kept.join(', ')}.` : ''}`,
                );
                onDone();
              },
            })
          }
        >
          Take it back
        </Button>
      </div>
    </section>
  );
};

type RowProps = { readonly one: Class; readonly wish: Wish; readonly onChange: (wish: Wish) => void };

const ClassLine = ({ one, wish, onChange }: RowProps) => (
  <li className={classes.mapped} data-read={wish.what === 'carry'}>
    <div className={desk.words}>
      <p className={desk.name}>{one.name}</p>
      <p className={desk.soft}>
        {one.subjectName}, {yearGroupName(one.yearGroup)}, {one.teacher}, {counted(one.pupils, 'pupil')}
      </p>
    </div>
    <div className={classes.choice}>
      <NativeSelect
        aria-label={`What happens to ${one.name}`}
        data={[...whats]}
        value={wish.what}
        onChange={(event) =>
          onChange({ ...wish, what: whats.find(({ value }) => value === event.currentTarget.value)?.value ?? wish.what })
        }
      />
      {wish.what === 'carry' && (
        <>
          <TextInput
            aria-label={`New name of ${one.name}`}
            maxLength={60}
            value={wish.name}
            onChange={(event) => onChange({ ...wish, name: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={`New year of ${one.name}`}
            data={yearGroups.map((year) => ({ value: String(year), label: yearGroupName(year) }))}
            value={String(wish.yearGroup)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ ...wish, yearGroup: readYearGroup(value === '0' ? 'Reception' : value) ?? wish.yearGroup });
            }}
          />
        </>
      )}
    </div>
  </li>
);

type FormProps = {
  readonly view: RollOverView;
  readonly onDone: () => void;
  /** The classes may be others by now. */
  readonly onRefused: () => void;
};

const Form = ({ view, onDone, onRefused }: FormProps) => {
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(
    () => new Map(view.classes.map(({ id, what, nextName, nextYear }) => [id, { what, name: nextName, yearGroup: nextYear }] as const)),
  );
  const look = usePreviewRollOver();
  const act = useRollOver();
  const set = (change: (one: Class, wish: Wish) => Wish) => {
    look.reset();
    act.reset();
    setWishes(
      new Map(
        view.classes.map((one) => {
          const wish = wishes.get(one.id) ?? { what: one.what, name: one.nextName, yearGroup: one.nextYear };
          return [one.id, change(one, wish)] as const;
        }),
      ),
    );
  };
  const body = {
    classes: [...wishes].map(([id, { what, name, yearGroup }]) =>
      what === 'carry' ? { id, what, yearGroup, ...(name.trim() === '' ? {} : { name: name.trim() }) } : { id, what },
    ),
  };
  const preview = look.data;
  return (
    <>
      <p>
        Last year's classes carry on with a new name and year, or are archived with their work. Pupils stay in the classes that carry on.
        Import a list to move pupils who change class.{' '}
        {view.pupilsMoveOn === null
          ? 'Pupils have moved up a year by themselves.'
          : `Pupils move up by themselves on ${view.pupilsMoveOn}.`}
      </p>
      <div className={desk.actions}>
        {whats.map(({ value, label }) => (
          <Button key={value} kind="text" onClick={() => set((_, wish) => ({ ...wish, what: value }))}>
            All: {label.toLowerCase()}
          </Button>
        ))}
      </div>
      <ul className={classes.mapping} aria-label="Classes of last year">
        {view.classes.map((one) => (
          <ClassLine
            key={one.id}
            one={one}
            wish={wishes.get(one.id) ?? { what: one.what, name: one.nextName, yearGroup: one.nextYear }}
            onChange={(wish) => set((other, before) => (other.id === one.id ? wish : before))}
          />
        ))}
      </ul>
      {look.error !== null && <Refused title="We could not work this out" error={look.error} />}
      {act.error !== null && <Refused title="Nothing was changed" error={act.error} />}
      {preview !== undefined && (
        <section aria-label="What will change" className={desk.form}>
          <output className={classes.said}>
            <strong>
              {counted(preview.carried, 'class carries', 'classes carry')} on, {preview.archived} archived, {preview.left} as they are.
            </strong>
          </output>
          {preview.problems.length > 0 && (
            <ul className={classes.problems} aria-label="To correct first">
              {preview.problems.map((problem) => (
                <li key={problem} className={classes.problem}>
                  <span className={classes.line}>To correct</span>
                  <span>{problem}</span>
                </li>
              ))}
            </ul>
          )}
          {preview.inNoClass.length > 0 && (
            <details className={classes.note}>
              <summary>
                {counted(preview.inNoClass.length, 'pupil is', 'pupils are')} then in no class, so the licence does not cover them
              </summary>
              <p className={desk.soft}>{preview.inNoClass.join(', ')}</p>
            </details>
          )}
        </section>
      )}
      <div className={desk.actions}>
        {preview !== undefined && act.error === null && preview.problems.length === 0 && preview.carried + preview.archived > 0 ? (
          <Button
            busy={act.isPending}
            onClick={() =>
              act.mutate(
                { ...body, digest: preview.digest },
                {
                  onError: onRefused,
                  onSuccess: ({ changed }) => {
                    done(
                      `Welcome to ${view.into}`,
                      `${counted(changed, 'class has', 'classes have')} changed. You can undo this for 30 days.`,
                    );
                    onDone();
                  },
                },
              )
            }
          >
            Move into {view.into}
          </Button>
        ) : (
          <Button
            busy={look.isPending}
            onClick={() => {
              act.reset();
              look.mutate(body, { onError: onRefused });
            }}
          >
            See what will change
          </Button>
        )}
      </div>
    </>
  );
};

/** September: what becomes of last year's classes, looked at first and done with one press. */
export const RollOver = ({ onDone }: { readonly onDone: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery({ ...rollOverQuery, staleTime: 0 });
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={8} />;
    return <ErrorState title="We could not load your classes" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={desk.stack}>
      {data.last !== null && <LastChange last={data.last} onDone={onDone} />}
      {data.classes.length === 0 ? (
        <p>All your classes are in {data.into} already. From June you can prepare the next year here.</p>
      ) : (
        <Form key={data.classes.map(({ id }) => id).join()} view={data} onDone={onDone} onRefused={() => void refetch()} />
      )}
    </div>
  );
};
