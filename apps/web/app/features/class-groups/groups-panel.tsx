import { type ClassGroup, classGroupMessages } from '@hedgerow/contracts/class-groups';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { Checkbox, TextInput } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PupilLinks } from '../../ui/pupil-link.tsx';
import { Refused } from '../../ui/refused.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRemoveGroup, useSaveGroup } from './api.ts';
import classes from './groups.module.css';

type FormProps = { readonly shown: TeacherClass; readonly group: ClassGroup | undefined; readonly onDone: () => void };

/** A name, and who is in it. */
const GroupForm = ({ shown, group, onDone }: FormProps) => {
  const [name, setName] = useState(group?.name ?? '');
  const [childIds, setChildIds] = useState<readonly string[]>(group?.childIds ?? []);
  const [errors, setErrors] = useState<{ readonly name?: string; readonly pupils?: string }>({});
  const save = useSaveGroup(shown.id, group?.id);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const found = {
      ...(name.trim() === '' ? { name: classGroupMessages.name } : {}),
      ...(childIds.length === 0 ? { pupils: classGroupMessages.pupils } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>(found.name === undefined ? '[type=checkbox]' : '[name=name]')?.focus();
      return;
    }
    save.mutate({ name: name.trim(), childIds: [...childIds] }, { onSuccess: onDone });
  };
  return (
    <form ref={form} noValidate className={desk.form} onSubmit={submit}>
      <h3 className={desk.heading}>{group === undefined ? 'A new group' : `Change ${group.name}`}</h3>
      <TextInput
        name="name"
        label="Name of the group"
        placeholder="Booster"
        maxLength={40}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={`Pupils of ${shown.name} in this group`}
        error={errors.pupils}
        value={[...childIds]}
        onChange={(chosen) => {
          setChildIds(chosen);
          setErrors(({ pupils: _old, ...rest }) => rest);
        }}
      >
        <div className={classes.ticks}>
          {shown.students.map(({ id, firstName, lastName }) => (
            <Checkbox key={id} value={id} label={`${firstName} ${lastName}`} />
          ))}
        </div>
      </Checkbox.Group>
      {save.error !== null && <Refused title="The group was not saved" error={save.error} />}
      <div className={desk.actions}>
        <Button type="submit" busy={save.isPending}>
          Save the group
        </Button>
        <Button kind="text" disabled={save.isPending} onClick={onDone}>
          {group === undefined ? 'Do not make a group' : 'Leave it as it is'}
        </Button>
      </div>
    </form>
  );
};

type RowProps = { readonly shown: TeacherClass; readonly group: ClassGroup; readonly mayTeach: boolean; readonly onChange: () => void };

const GroupRow = ({ shown, group: { id, name, childIds }, mayTeach, onChange }: RowProps) => {
  const remove = useRemoveGroup(shown.id);
  const pupils = shown.students
    .filter((student) => childIds.includes(student.id))
    .map((student) => ({ id: student.id, name: `${student.firstName} ${student.lastName}` }));
  const press = () =>
    remove.mutate(id, {
      onError: (error) => showToast({ kind: 'error', title: `${name} is still there`, message: messageOf(error, 'Please try again.') }),
    });
  return (
    <li className={desk.row}>
      <span className={desk.words}>
        <strong>{name}</strong>
        <span className={desk.soft}>
          {pupils.length === 0 ? 'Nobody is in this group' : <PupilLinks classId={shown.id} pupils={pupils} />}
        </span>
      </span>
      {mayTeach && (
        <span className={desk.actions}>
          <Button kind="text" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
          <Button kind="text" aria-label={`Remove ${name}`} busy={remove.isPending} onClick={press}>
            Remove
          </Button>
        </span>
      )}
    </li>
  );
};

/** Groups of a class, to set work for and to look at results by. */
export const GroupsPanel = ({ shown }: { readonly shown: TeacherClass }) => {
  const [open, setOpen] = useState<string>();
  const mayTeach = mayInClass(shown.role, 'teach');
  const close = () => setOpen(undefined);
  const group = shown.groups.find(({ id }) => id === open);
  return (
    <Panel title="Groups">
      <div className={desk.form}>
        {shown.groups.length === 0 ? (
          <p className={desk.soft}>
            No groups yet. A group is some of your pupils. You can set work for them and see their results on their own.
          </p>
        ) : (
          <ul className={desk.rows} aria-label={`Groups of ${shown.name}`}>
            {shown.groups.map((one) => (
              <GroupRow key={one.id} shown={shown} group={one} mayTeach={mayTeach} onChange={() => setOpen(one.id)} />
            ))}
          </ul>
        )}
        {mayTeach && open !== undefined && (open === 'new' || group !== undefined) && (
          <GroupForm key={open} shown={shown} group={group} onDone={close} />
        )}
        {mayTeach && open === undefined && shown.students.length > 0 && (
          <div>
            <Button kind="quiet" icon={<IconUsersPlus size={20} aria-hidden />} onClick={() => setOpen('new')}>
              Make a group
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
};
