import type { ListPreview } from '@hedgerow/contracts/rosters';
import { VisuallyHidden } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Refused } from '../../ui/refused.tsx';
import { useImportList, usePreviewList } from './api.ts';
import { ListColumns } from './list-columns.tsx';
import { type Choices, Decisions, Leavers, Movers, NewClasses, Notes, Summary } from './list-difference.tsx';
import { keepTemplate, type ListFile, readListFile } from './list-file.ts';
import { counted, done } from './said.ts';
import classes from './school.module.css';

type Chosen = { readonly name: string; readonly file: ListFile };

const Problems = ({ preview }: { readonly preview: ListPreview }) => (
  <section aria-label="Mistakes in the list" className={desk.form}>
    <p role="alert">
      <strong>{counted(preview.problemCount, 'mistake')} in the list.</strong> Nothing was saved. Say what each column is, or correct the
      file and choose it again.
    </p>
    <ul className={classes.problems} aria-label="Mistakes">
      {preview.problems.map(({ file, line, column, message }) => (
        <li key={`${file} ${line} ${column} ${message}`} className={classes.problem}>
          <span className={classes.line}>
            {file !== null && `${file}, `}
            {file === null ? 'Line' : 'line'} {line}
          </span>
          <span>{message}</span>
        </li>
      ))}
    </ul>
    {preview.problemCount > preview.problems.length && <p className={desk.soft}>These are the first {preview.problems.length}.</p>}
  </section>
);

/** While the list is looked at again: the last answer, with what was chosen since in its places. */
const withChoices = (preview: ListPreview, { columns, classes: wishes = [] }: Choices): ListPreview => ({
  ...preview,
  columns: preview.columns.map((column, at) => ({ ...column, use: columns?.[at] ?? column.use })),
  classes: preview.classes.map((one) => {
    const wish = wishes.find(({ key }) => key === one.key);
    return { ...one, subject: wish?.subject ?? one.subject, make: wish?.make ?? one.make };
  }),
});

/** A school's list: chosen, looked at, and taken in as a whole once it is right. */
export const ImportList = ({ onDone }: { readonly onDone: () => void }) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [choices, setChoices] = useState<Choices>({});
  /** New accounts of the list that was imported just now: what comes next is said until it is read. */
  const [accounts, setAccounts] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const check = usePreviewList();
  const take = useImportList();
  // The last answer stays while the next is on its way: whoever chooses by keyboard keeps their place.
  const [answered, setAnswered] = useState<ListPreview>();
  const preview = answered !== undefined && check.isPending ? withChoices(answered, choices) : answered;
  const right = preview !== undefined && preview.problemCount === 0;
  const stale = check.error !== null || take.error !== null;
  const ready = right && preview.undecided === 0 && !stale;
  const busy = check.isPending || take.isPending;

  const look = (file: ListFile, wish: Choices) => {
    take.reset();
    check.mutate({ ...file, choices: wish }, { onSuccess: setAnswered });
  };
  const choose = async (file: File) => {
    const read = await readListFile(file);
    setChosen({ name: file.name, file: read });
    setChoices({});
    setAnswered(undefined);
    look(read, {});
  };
  const change = (wish: Choices) => {
    if (chosen === undefined) return;
    const all = { ...choices, ...wish };
    setChoices(all);
    look(chosen.file, all);
  };
  const confirm = () => {
    if (chosen === undefined || preview === undefined) return;
    take.mutate(
      { ...chosen.file, choices, digest: preview.digest },
      {
        onSuccess: ({ created, changed, classes: made, invited, left }) => {
          const more = [
            made > 0 ? `${counted(made, 'class', 'classes')} made` : '',
            invited > 0 ? `${counted(invited, 'invitation')} sent` : '',
            left > 0 ? `${counted(left, 'pupil')} left` : '',
          ].filter((words) => words !== '');
          done('The list is imported', `${[counted(created, 'new account'), `${changed} changed`, ...more].join(', ')}.`);
          setChosen(undefined);
          setChoices({});
          setAnswered(undefined);
          check.reset();
          if (created === 0) return onDone();
          setAccounts(created);
        },
      },
    );
  };

  if (accounts > 0)
    return (
      <div className={desk.stack}>
        <output className={classes.said}>
          <strong>{counted(accounts, 'new account')} made.</strong> Next, the sign-in cards: under Pupils, press Sign-in cards, make them,
          and print them.
        </output>
        <div className={desk.actions}>
          <Button
            onClick={() => {
              setAccounts(0);
              onDone();
            }}
          >
            Done
          </Button>
        </div>
      </div>
    );
  return (
    <div className={desk.stack}>
      <p>
        Export the list from your own system: a CSV from SIMS, Arbor or Bromcom, or a OneRoster package (ZIP). You see every change before
        we make it.
      </p>
      <div className={classes.drop}>
        <div className={desk.actions}>
          <Button
            kind={right ? 'quiet' : 'main'}
            icon={<IconFileSpreadsheet size={20} aria-hidden />}
            busy={check.isPending}
            onClick={() => input.current?.click()}
          >
            {chosen === undefined ? 'Choose a file' : 'Choose another file'}
          </Button>
          <Button kind="text" icon={<IconDownload size={20} aria-hidden />} onClick={keepTemplate}>
            Download the template
          </Button>
        </div>
        {chosen !== undefined && <p className={desk.soft}>{chosen.name}</p>}
        <VisuallyHidden>
          <label>
            List of pupils as a CSV file or OneRoster package
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,.zip,text/csv,text/plain,application/zip"
              tabIndex={-1}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file !== undefined) void choose(file);
              }}
            />
          </label>
        </VisuallyHidden>
        <p className={desk.soft}>Up to 4,000 pupils in one list. A pupil can be listed once for each class.</p>
      </div>
      {check.error !== null && <Refused title="We could not check the list" error={check.error} />}
      {preview !== undefined && (
        <>
          {/* What the list does, or why it cannot be taken, before the many columns of it. */}
          {right ? <Summary preview={preview} /> : <Problems preview={preview} />}
          {preview.kind === 'table' && preview.columns.length > 0 && (
            <ListColumns preview={preview} onChange={(columns) => change({ columns: [...columns] })} />
          )}
          {preview.kind === 'one-roster' && preview.unread.length > 0 && (
            <p className={desk.soft}>Not read, and not kept: {preview.unread.join(', ')}.</p>
          )}
          {(right || preview.orgs.length > 1) && <Decisions preview={preview} choices={choices} onChange={change} />}
        </>
      )}
      {right && (
        <>
          <Notes preview={preview} />
          <NewClasses preview={preview} choices={choices} onChange={change} />
          <Movers preview={preview} />
          <Leavers preview={preview} choices={choices} onChange={change} />
        </>
      )}
      {take.error !== null && <Refused title="The list was not imported" error={take.error} />}
      {chosen !== undefined && stale && (
        <div className={desk.actions}>
          <Button busy={busy} onClick={() => look(chosen.file, choices)}>
            Check the list again
          </Button>
        </div>
      )}
      {right && preview.undecided > 0 && (
        <output className={classes.said}>
          <strong>{counted(preview.undecided, 'class has', 'classes have')} no subject yet.</strong> Please choose one before you import the
          list.
        </output>
      )}
      {ready && (
        <div className={desk.actions}>
          <Button busy={busy} onClick={confirm}>
            Import {counted(preview.pupils, 'pupil')}
          </Button>
        </div>
      )}
    </div>
  );
};
