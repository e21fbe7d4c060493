import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { maxChildren } from '@hedgerow/domain/plans';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { dismissError, showToast } from '../../ui/toast.ts';
import { ChildCard, fieldId } from './child-card.tsx';
import { emptyChild, problemsOf, type SetupChild } from './setup-draft.ts';
import classes from './setup.module.css';

type Props = {
  readonly drafts: readonly SetupChild[];
  readonly today: CalendarDate;
  readonly onChange: (children: readonly SetupChild[]) => void;
  readonly onDone: () => void;
};

const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

/** Step 1: one to three children. What is missing is said in a toast, above the form and beside its field. */
export const EnterChildren = ({ drafts, today, onChange, onDone }: Props) => {
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(drafts, today) : [];

  const add = (): void => {
    setAsked(false);
    onChange([...drafts, { ...emptyChild, lastName: drafts[0]?.lastName ?? '', school: drafts[0]?.school ?? '' }]);
    focusSoon(fieldId(drafts.length, 'firstName'));
  };
  const remove = (at: number): void => {
    onChange(drafts.toSpliced(at, 1));
    announce(`Child ${at + 1} was removed.`);
    focusSoon(fieldId(Math.min(at, drafts.length - 2), 'firstName'));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = problemsOf(drafts, today);
    setAsked(true);
    const [first] = found;
    if (first === undefined) {
      dismissError();
      return onDone();
    }
    showToast({ kind: 'error', title: 'Please fix the following errors:', message: found.map(({ text }) => text).join(', ') });
    return focusSoon(fieldId(first.at, first.field));
  };

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {problems.length > 0 && <ErrorSummary problems={problems.map(({ at, field, text }) => ({ field: fieldId(at, field), text }))} />}
      {drafts.map((child, at) => (
        <ChildCard
          key={at}
          at={at}
          child={child}
          problems={problems}
          today={today}
          onChange={(changed) => {
            dismissError();
            onChange(drafts.with(at, changed));
          }}
          onRemove={drafts.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {drafts.length < maxChildren && (
        <Button kind="quiet" wide icon={<IconPlus size={18} aria-hidden />} onClick={add}>
          Add Another Child
        </Button>
      )}
      <div className={classes.onwards}>
        <p className={classes.soft}>Up to three children. Only your family sees what you type here.</p>
        <Button type="submit" size="large">
          Continue
        </Button>
      </div>
    </form>
  );
};
