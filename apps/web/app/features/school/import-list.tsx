import type { ListPreview } from '@hedgerow/contracts/schools';
import { VisuallyHidden } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Refused } from '../../ui/refused.tsx';
import { Status } from '../../ui/row-list.tsx';
import { useImportList, usePreviewList } from './api.ts';
import { columnWords, keepTemplate, readListFile } from './list-file.ts';
import { counted, done } from './said.ts';
import classes from './school.module.css';

type Chosen = { readonly name: string; readonly list: string };

const Columns = () => (
  <details>
    <summary>Which columns the list has</summary>
    <table className={classes.columns}>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">What it holds</th>
        </tr>
      </thead>
      <tbody>
        {columnWords.map(({ name, words }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={desk.soft}>Up to 2,000 pupils in one list. Other columns are not read and not kept.</p>
  </details>
);

const Problems = ({ preview }: { readonly preview: ListPreview }) => (
  <section aria-label="Mistakes in the list" className={desk.form}>
    <p role="alert">
      <strong>{counted(preview.problemCount, 'mistake')} in the list.</strong> Nothing was written. Correct the file and choose it again.
    </p>
    <ul className={classes.problems} aria-label="Mistakes">
      {preview.problems.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`} className={classes.problem}>
          <span className={classes.line}>Line {line}</span>
          <span>{message}</span>
        </li>
      ))}
    </ul>
    {preview.problemCount > preview.problems.length && <p className={desk.soft}>These are the first {preview.problems.length}.</p>}
  </section>
);

const whatWords = { create: 'New account', change: 'Changed', same: 'As it was' } as const;

const Summary = ({ preview }: { readonly preview: ListPreview }) => (
  <section aria-label="What the list does" className={desk.form}>
    <output className={classes.said}>
      <strong>No mistakes.</strong> {counted(preview.create, 'new account')}, {preview.change} changed, {preview.same} as they were.
      {preview.withParent > 0 && ` ${counted(preview.withParent, 'pupil')} with a parent’s account: names stay as the parent wrote them.`}
    </output>
    <ul className={desk.rows} aria-label="The first pupils of the list">
      {preview.sample.map(({ line, name, yearGroup, classes: into, what }) => (
        <li key={line} className={desk.row}>
          <div className={desk.words}>
            <p className={desk.name}>{name}</p>
            <p className={desk.soft}>{[yearGroup, ...into].join(', ')}</p>
          </div>
          <Status tone={what === 'create' ? 'good' : 'quiet'}>{whatWords[what]}</Status>
        </li>
      ))}
    </ul>
    {preview.pupils > preview.sample.length && <p className={desk.soft}>And {preview.pupils - preview.sample.length} more.</p>}
  </section>
);

/** A school's list: chosen, checked, and taken in as a whole once it is right. */
export const ImportList = ({ onDone }: { readonly onDone: () => void }) => {
  const [chosen, setChosen] = useState<Chosen>();
  const input = useRef<HTMLInputElement>(null);
  const check = usePreviewList();
  const take = useImportList();
  const preview = check.data;
  const right = preview !== undefined && preview.problemCount === 0;

  const choose = async (file: File) => {
    const list = await readListFile(file);
    setChosen({ name: file.name, list });
    take.reset();
    check.mutate(list);
  };
  const confirm = () => {
    if (chosen === undefined || preview === undefined) return;
    take.mutate(
      { list: chosen.list, digest: preview.digest },
      {
        onSuccess: ({ created, changed, placed }) => {
          done('The list is in', `${counted(created, 'new account')}, ${changed} changed, ${counted(placed, 'place')} in classes filled.`);
          onDone();
        },
      },
    );
  };

  return (
    <div className={desk.stack}>
      <p>
        For pupils without a family account: each gets a username, and you print their sign-in cards from the class. A parent can link the
        account later with the code on the card.
      </p>
      <div className={classes.drop}>
        <div className={desk.actions}>
          <Button
            kind={right ? 'quiet' : 'main'}
            icon={<IconFileSpreadsheet size={20} aria-hidden />}
            busy={check.isPending}
            onClick={() => input.current?.click()}
          >
            {chosen === undefined ? 'Choose a CSV file' : 'Choose another file'}
          </Button>
          <Button kind="text" icon={<IconDownload size={20} aria-hidden />} onClick={keepTemplate}>
            Download the template
          </Button>
        </div>
        {chosen !== undefined && <p className={desk.soft}>{chosen.name}</p>}
        <VisuallyHidden>
          <label>
            List of pupils as a CSV file
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv,text/plain"
              tabIndex={-1}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file !== undefined) void choose(file);
              }}
            />
          </label>
        </VisuallyHidden>
        <Columns />
      </div>
      {check.error !== null && <Refused title="The list could not be checked" error={check.error} />}
      {preview !== undefined && !right && <Problems preview={preview} />}
      {right && <Summary preview={preview} />}
      {take.error !== null && <Refused title="The list was not taken in" error={take.error} />}
      {right && (
        <div className={desk.actions}>
          <Button busy={take.isPending} onClick={confirm}>
            Take in {counted(preview.pupils, 'pupil')}
          </Button>
        </div>
      )}
    </div>
  );
};
