import { nothingHard } from '@hedgerow/domain/hard-things';
import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { HardFields, hardId, readHard, textIn } from '../../ui/hard-fields.tsx';
import type { ToldChild } from './draft.ts';
import classes from './signup.module.css';
import { type ToldErrors, toldErrors, yearNames } from './told-child.ts';

type Props = {
  /** What was typed before a reload; undefined until the browser's memory could be read. */
  readonly typed: ToldChild | undefined;
  readonly onType: (child: ToldChild) => void;
  readonly onDone: (child: ToldChild) => void;
  /** A parent who would rather say nothing of a child before there is an account; left out where there is one. */
  readonly onAccountFirst?: (() => void) | undefined;
};

/** Of three years there is something to say. */
const TaughtNote = lazy(() => import('./taught-note.tsx').then((module) => ({ default: module.TaughtNote })));

const blank: ToldChild = { firstName: '', yearGroup: '', hard: nothingHard };
const isBlank = ({ firstName, yearGroup, hard }: ToldChild): boolean =>
  `${firstName}${yearGroup}${hard.words}` === '' && hard.subjects.length === 0;

const read = (form: HTMLFormElement): ToldChild => {
  const data = new FormData(form);
  return { firstName: textIn(data, 'firstName'), yearGroup: textIn(data, 'yearGroup'), hard: readHard(data) };
};

const fill = (form: HTMLFormElement, { firstName, yearGroup, hard }: ToldChild): void => {
  const texts = new Map([
    ['firstName', firstName],
    ['yearGroup', yearGroup],
    ['hardWords', hard.words],
  ]);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = hard.subjects.some((id) => id === field.value);
    else field.value = texts.get(field.name) ?? field.value;
  }
};

const years = [{ value: '', label: 'Choose a year group' }, ...yearNames];
const fieldIds = { firstName: 'told-firstName', yearGroup: 'told-yearGroup', hard: hardId('told') } as const;

/** docs/product/onboarding.md#the-sign-up-wizard: whom it is about comes first, and stays on this device until there is an account. */
export const ChildStep = ({ typed, onType, onDone, onAccountFirst }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ToldErrors>({});
  const [year, setYear] = useState(typed?.yearGroup ?? '');
  const awake = useHydrated();
  const begun = useRef(false);

  // The page is there before its script: what was filled in by then is kept, and otherwise what was typed before a reload comes back.
  useEffect(() => {
    if (typed === undefined || begun.current || form.current === null) return;
    begun.current = true;
    const already = read(form.current);
    if (isBlank(already)) fill(form.current, typed);
    else onType(already);
    setYear(read(form.current).yearGroup);
  }, [typed, onType]);

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    const child = read(currentTarget);
    setYear(child.yearGroup);
    onType(child);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const child = read(event.currentTarget);
    const found = toldErrors(child);
    setErrors(found);
    const [first] = Object.keys(found) as (keyof ToldErrors)[];
    if (first === undefined) onDone(child);
    else document.getElementById(fieldIds[first])?.focus();
  };

  const start = typed ?? blank;
  const problems = (Object.entries(errors) as [keyof ToldErrors, string][]).map(([field, text]) => ({ field: fieldIds[field], text }));
  return (
    <form ref={form} noValidate className={classes.form} onChange={change} onSubmit={submit}>
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      <div className={classes.pair}>
        <TextInput
          id={fieldIds.firstName}
          name="firstName"
          label="First name of your child"
          autoComplete="off"
          maxLength={60}
          defaultValue={start.firstName}
          error={errors.firstName}
        />
        <NativeSelect
          id={fieldIds.yearGroup}
          name="yearGroup"
          label="Year group"
          data={years}
          defaultValue={start.yearGroup}
          error={errors.yearGroup}
        />
      </div>
      {year !== '' && (
        <Suspense>
          <TaughtNote year={year} />
        </Suspense>
      )}
      <HardFields id="told" hard={start.hard} error={errors.hard} />
      {onAccountFirst !== undefined && (
        <p className={classes.lead}>Your account is the next step. Until then, this stays on your device.</p>
      )}
      <Button type="submit" size="large" wide inert={!awake}>
        Continue
      </Button>
      {onAccountFirst !== undefined && (
        <>
          <Button kind="text" onClick={onAccountFirst}>
            Make my account first
          </Button>
          <p className={classes.other}>
            Already with us? <Link to="/login?to=%2Ffamily-signup">Sign In</Link>
          </p>
        </>
      )}
    </form>
  );
};
