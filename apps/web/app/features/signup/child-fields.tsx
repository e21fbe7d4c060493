import { oldestChild, youngestByAge } from '@hedgerow/domain/account-ages';
import { yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChildNames } from '../../ui/child-names.tsx';
import { type ChildErrors, hardWords, withAge, yearsForAge, yearSuggestion } from './child-rules.ts';
import type { ChildDraft } from './draft.ts';
import classes from './signup.module.css';
import { TaughtNote } from './taught-note.tsx';

type Props = {
  /** 0 for the first. */
  readonly at: number;
  readonly child: ChildDraft;
  readonly errors: ChildErrors;
  readonly onChange: (child: ChildDraft) => void;
  /** Only where there is more than one child. */
  readonly onRemove?: (() => void) | undefined;
  /** The choice of an own plan, where one is needed. */
  readonly children?: ReactNode;
};

const yearOptions = (age: string) => {
  const usual = yearsForAge(age).map(yearGroupName);
  const others = yearGroups.map(yearGroupName).filter((name) => !usual.includes(name));
  if (usual.length === 0) return [{ value: '', label: 'Choose a year group' }, ...others];
  return [
    { group: `Usual at age ${Number(age)}`, items: usual },
    { group: 'Other year groups', items: others },
  ];
};

/** One child of the family; an age fills in the year group. */
export const ChildFields = ({ at, child, errors, onChange, onRemove, children }: Props) => {
  const id = (field: string): string => `child-${at}-${field}`;
  if (child.settled === true)
    return (
      <fieldset className={classes.child}>
        <legend className={classes.childName}>{`${child.firstName} ${child.lastName}`}</legend>
        <p className={classes.suggestion}>{`${child.yearGroup}. ${child.firstName} is in your family already, and keeps everything.`}</p>
        {children}
        {onRemove && (
          <Button kind="text" onClick={onRemove}>
            {`Leave ${child.firstName} out for now`}
          </Button>
        )}
      </fieldset>
    );
  return (
    <fieldset className={classes.child}>
      <legend className={classes.childName}>{`Child ${at + 1}`}</legend>
      <ChildNames id={id} names={child} errors={errors} onChange={(names) => onChange({ ...child, ...names })} />
      <div className={classes.pair}>
        <TextInput
          id={id('age')}
          label="Age"
          description={`${youngestByAge} to ${oldestChild}, Reception to Year 13.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={child.age}
          error={errors.age}
          onChange={({ currentTarget }) => onChange(withAge(child, currentTarget.value))}
        />
        <NativeSelect
          id={id('yearGroup')}
          label="Year group"
          description="This school year."
          data={yearOptions(child.age)}
          value={child.yearGroup}
          error={errors.yearGroup}
          onChange={({ currentTarget }) => onChange({ ...child, yearGroup: currentTarget.value })}
        />
      </div>
      <p className={classes.suggestion} aria-live="polite">
        {yearSuggestion(child)}
      </p>
      <TaughtNote year={child.yearGroup} />
      {hardWords(child) !== '' && <p className={classes.told}>{`Hard at the moment: ${hardWords(child)}.`}</p>}
      {children}
      {onRemove && (
        <Button kind="text" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
          {`Remove child ${at + 1}`}
        </Button>
      )}
    </fieldset>
  );
};
