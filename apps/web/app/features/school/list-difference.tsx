import type { ListPreview, RosterChoices } from '@hedgerow/contracts/rosters';
import { readSubject, subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { Checkbox, NativeSelect } from '@mantine/core';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Status } from '../../ui/row-list.tsx';
import { counted } from './said.ts';
import classes from './school.module.css';

export type Choices = Partial<RosterChoices>;
type Props = {
  readonly preview: ListPreview;
  readonly choices: Choices;
  readonly onChange: (change: Choices) => void;
};

const subjects = [{ value: '', label: 'Please choose' }, ...subjectIds.map((id) => ({ value: id as string, label: subjectName(id) }))];
const whatWords = { create: 'New account', change: 'Changed', same: 'Unchanged' } as const;

export const Summary = ({ preview }: { readonly preview: ListPreview }) => (
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

/** Whom each note is about, in full: behind one line where they are many. */
export const Notes = ({ preview: { notes } }: { readonly preview: ListPreview }) =>
  notes.length === 0 ? null : (
    <section aria-label="Please look at these" className={desk.form}>
      <h3 className={desk.heading}>Please look at these</h3>
      <ul className={classes.problems}>
        {notes.map(({ kind, message, names }) => (
          <li key={kind} className={classes.note}>
            <p>{message}</p>
            {names.length <= 8 ? (
              <p className={desk.soft}>{names.join(', ')}</p>
            ) : (
              <details>
                <summary>{names.length} names</summary>
                <p className={desk.soft}>{names.join(', ')}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

export const NewClasses = ({ preview, choices, onChange }: Props) => {
  if (preview.classes.length === 0) return null;
  const change = (key: string, wish: { readonly make?: boolean; readonly subject?: string }) => {
    const subject = wish.subject === undefined ? undefined : readSubject(wish.subject);
    const before = choices.classes ?? [];
    const changed = {
      ...(before.find((one) => one.key === key) ?? { key }),
      ...(wish.make === undefined ? {} : { make: wish.make }),
      ...(subject === undefined ? {} : { subject }),
    };
    onChange({ classes: [...before.filter((one) => one.key !== key), changed] });
  };
  return (
    <section aria-label="New classes" className={desk.form}>
      <h3 className={desk.heading}>{counted(preview.classes.filter(({ make }) => make).length, 'new class', 'new classes')}</h3>
      {(preview.undecided > 0 || choices.defaultSubject !== undefined) && (
        <NativeSelect
          label="Subject of classes whose name does not say it"
          description="Forms and classes of a primary school, for example. You can change each of them below."
          data={subjects}
          value={choices.defaultSubject ?? ''}
          onChange={(event) => onChange({ defaultSubject: readSubject(event.currentTarget.value) })}
        />
      )}
      <ul className={classes.mapping}>
        {preview.classes.map(({ key, name, yearGroup, subject, pupils, make, teacher, waitsFor }) => (
          <li key={key} className={classes.mapped} data-read={make}>
            <div className={desk.words}>
              <p className={desk.name}>{name}</p>
              <p className={desk.soft}>
                {yearGroup}, {counted(pupils, 'pupil')}, {waitsFor === null ? teacher : `${teacher}, until ${waitsFor} has joined`}
              </p>
            </div>
            <div className={classes.choice}>
              <NativeSelect
                aria-label={`Subject of ${name}`}
                data={subjects}
                value={subject ?? ''}
                error={make && subject === null}
                disabled={!make}
                onChange={(event) => change(key, { subject: event.currentTarget.value })}
              />
              <Checkbox
                label="Make"
                aria-label={`Make ${name}`}
                checked={make}
                onChange={(event) => change(key, { make: event.currentTarget.checked })}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Movers = ({ preview: { movers, moverCount } }: { readonly preview: ListPreview }) =>
  movers.length === 0 ? null : (
    <section aria-label="Pupils who move" className={desk.form}>
      <h3 className={desk.heading}>{counted(moverCount, 'pupil leaves', 'pupils leave')} a class</h3>
      <ul className={desk.rows}>
        {movers.map(({ name, leaves, joins }) => (
          <li key={`${name} ${leaves.join()}`} className={desk.row}>
            <p className={desk.name}>{name}</p>
            <p className={desk.soft}>
              leaves {leaves.join(', ')}
              {joins.length > 0 && `, joins ${joins.join(', ')}`}
            </p>
          </li>
        ))}
      </ul>
      {moverCount > movers.length && <p className={desk.soft}>And {moverCount - movers.length} more.</p>}
    </section>
  );

export const Leavers = ({ preview: { leavers }, choices, onChange }: Props) => {
  if (leavers.length === 0) return null;
  const chosen = choices.leavers ?? [];
  const everybody = leavers.map(({ childId }) => childId);
  return (
    <section aria-label="Not in the list any more" className={desk.form}>
      <h3 className={desk.heading}>Not in the list any more: have they left?</h3>
      <p className={desk.soft}>
        Nothing happens to pupils who are not ticked. Ticked pupils leave all classes now. We delete their accounts after 14 days, and you
        can keep them until then.
      </p>
      <div className={desk.actions}>
        <Button kind="quiet" onClick={() => onChange({ leavers: chosen.length === everybody.length ? [] : everybody })}>
          {chosen.length === everybody.length ? 'Untick all' : `Tick all ${everybody.length}`}
        </Button>
      </div>
      <Checkbox.Group aria-label="Pupils who leave" value={[...chosen]} onChange={(ids) => onChange({ leavers: ids })}>
        <div className={classes.ticks}>
          {leavers.map(({ childId, name, yearGroup, classes: of }) => (
            <Checkbox key={childId} value={childId} label={name} description={[yearGroup, ...of].join(', ')} />
          ))}
        </div>
      </Checkbox.Group>
    </section>
  );
};

export const Decisions = ({ preview, choices, onChange }: Props) => {
  const asked = preview.kind === 'one-roster' && preview.orgs.length > 1;
  const hasFamily = preview.notes.some(({ kind }) => kind === 'same-as-family');
  return (
    <section aria-label="How the list is read" className={desk.form}>
      {asked && (
        <NativeSelect
          label="Your school"
          data={[{ value: '', label: 'Please choose' }, ...preview.orgs.map(({ id, name }) => ({ value: id, label: name }))]}
          value={preview.orgId ?? ''}
          onChange={(event) => onChange({ orgId: event.currentTarget.value || undefined })}
        />
      )}
      <Checkbox
        label="Take pupils out of classes that the list no longer puts them in"
        description="Only in classes that this list, or an earlier one of the same kind, has filled. Untick it for a list of a few extra sets."
        checked={choices.moves ?? true}
        onChange={(event) => onChange({ moves: event.currentTarget.checked })}
      />
      <Checkbox
        label="Invite teachers whose email address is in the list"
        description={
          preview.invitations.length === 0
            ? 'Nobody new is named.'
            : `${counted(preview.invitations.length, 'email')}: ${preview.invitations.map(({ email }) => email).join(', ')}`
        }
        checked={choices.invite ?? true}
        onChange={(event) => onChange({ invite: event.currentTarget.checked })}
      />
      {preview.kind === 'table' && (
        <Checkbox
          label="Keep SEN, pupil premium and EAL for the school’s report"
          description="Administrators see them in figures; the SENCo sees who has SEN support or a plan. If you do not tick this, we do not read these columns."
          checked={choices.groups ?? false}
          onChange={(event) => onChange({ groups: event.currentTarget.checked, columns: undefined })}
        />
      )}
      {hasFamily && (
        <Checkbox
          label="Match pupils who joined through their families by name and year"
          checked={choices.sameAsFamily ?? true}
          onChange={(event) => onChange({ sameAsFamily: event.currentTarget.checked })}
        />
      )}
    </section>
  );
};
