import type { SchoolClass } from '@hedgerow/contracts/schools';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { useArchiveClasses } from './class-changes-api.ts';
import { counted, done, failed } from './said.ts';

/** More are found by their name. */
const mostShown = 100;
/** Fewer are seen at once. */
const fewClasses = 6;

type Props = {
  readonly all: readonly SchoolClass[];
  /** Whether these are the archived ones. */
  readonly archived: boolean;
  readonly row: (one: SchoolClass, tick: ReactNode) => ReactNode;
};

/** Classes that can be searched, and archived or restored together. */
export const FoundClasses = ({ all, archived, row }: Props) => {
  const [words, setWords] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const archive = useArchiveClasses();
  const wanted = words.trim().toLowerCase();
  const found = all.filter(({ name, subjectName, yearGroup, teacher }) =>
    [name, subjectName, yearGroupName(yearGroup), teacher.name].some((text) => text.toLowerCase().includes(wanted)),
  );
  const chosen = all.filter(({ id }) => ticked.has(id));
  const many = all.length > fewClasses;
  const tick = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const send = () =>
    archive.mutate(
      { ids: chosen.map(({ id }) => id), archived: !archived },
      {
        onError: failed('The classes were not changed'),
        onSuccess: ({ changed }) => {
          setTicked(new Set());
          done(
            archived ? 'Classes restored' : 'Classes archived',
            `${counted(changed, 'class', 'classes')}. You can undo this under “New school year”.`,
          );
        },
      },
    );
  const allTicked = found.length > 0 && found.every(({ id }) => ticked.has(id));
  return (
    <div className={desk.form}>
      {many && (
        <>
          <search aria-label={archived ? 'Archived classes' : 'Classes'}>
            <SearchField label="Find a class" placeholder="Name, year, subject or teacher" value={words} onChange={setWords} />
          </search>
          <output className={desk.soft}>
            {counted(found.length, 'class', 'classes')}
            {found.length > mostShown && `, the first ${mostShown} are shown`}
          </output>
        </>
      )}
      {all.length > 1 && (
        <div className={desk.actions}>
          <Checkbox
            label={`Tick all ${found.length}`}
            checked={allTicked}
            indeterminate={!allTicked && chosen.length > 0}
            onChange={(event) =>
              tick(
                found.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
          />
          {chosen.length > 0 && (
            <Button kind="quiet" busy={archive.isPending} onClick={send}>
              {archived ? 'Restore' : 'Archive'} {counted(chosen.length, 'class', 'classes')}
            </Button>
          )}
        </div>
      )}
      <ul className={desk.rows}>
        {found
          .slice(0, mostShown)
          .map((one) =>
            row(
              one,
              all.length > 1 && (
                <Checkbox
                  aria-label={`Tick ${one.name}`}
                  checked={ticked.has(one.id)}
                  onChange={(event) => tick([one.id], event.currentTarget.checked)}
                />
              ),
            ),
          )}
      </ul>
    </div>
  );
};
