import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconEye } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { titleOf } from '../../lib/title-of-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './class-assessments.module.css';
import type { Again } from './piece-dialog.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { useMakePaper, useSetForClasses } from './set-work-api.ts';
import {
  emptyFields,
  fieldsOf,
  hasTopic,
  type SetWorkErrors,
  setWorkErrors,
  type SetWorkFields,
  toOf,
  type Whom,
} from './set-work-fields.ts';
import { WhomFields } from './whom-fields.tsx';
import { WorkFields } from './work-fields.tsx';

/** What a scheme proposes for the week. */
export type Begin = { readonly title: string; readonly topic: string };

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly all: readonly TeacherClass[];
  readonly shown: TeacherClass;
  /** Work that is set again. */
  readonly again?: Again | undefined;
  readonly begin?: Begin | undefined;
  /** One pupil of the class for whom it is set; others can be added. */
  readonly pupil?: Pick<ClassStudent, 'id' | 'firstName' | 'lastName'> | undefined;
};

/** What the dialog is called, and its button. */
const wordsFor = ({ shown, pupil }: Pick<Props, 'shown' | 'pupil'>) =>
  pupil === undefined
    ? { title: `Create Class Assessment: ${shown.name}`, button: 'Create Class Assessment' }
    : { title: `Assign Work: ${pupil.firstName} ${pupil.lastName}`, button: 'Assign Work' };

const doneTitle = (what: SetWorkFields['what'], whom: Whom): string => {
  if (whom.childIds !== undefined) return 'Assignment Created';
  return what === 'paper' || what === 'own' ? 'Class assessment created' : 'Set for the class';
};

/** Another paper follows from these alone; a new title or day leaves the questions as they were looked at. */
const makesQuestions = (part: Partial<SetWorkFields>): boolean =>
  ['topic', 'difficulty', 'numQuestions', 'includeEssays'].some((field) => field in part);

/** A topic that was typed makes the title, as one from the list does. */
const titled = (fields: SetWorkFields): SetWorkFields =>
  fields.title.trim() === '' && hasTopic(fields.what) ? { ...fields, title: titleOf(fields.topic) } : fields;

/** Sets work for a class, several of one subject or some pupils, after a look at the questions (docs/product/tests.md#setting-one-up). */
export const CreateDialog = ({ opened, onClose, all, shown, again, begin, pupil }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const [fields, setFields] = useState(() => (again === undefined ? { ...emptyFields(today), ...begin } : fieldsOf(again.piece, today)));
  const [whom, setWhom] = useState<Whom>({ classIds: [shown.id], childIds: pupil && [pupil.id] });
  const words = wordsFor({ shown, pupil });
  const [errors, setErrors] = useState<SetWorkErrors>({});
  const [paper, setPaper] = useState(again?.paper);
  const form = useRef<HTMLFormElement>(null);
  const [look, set] = [useMakePaper(), useSetForClasses()];
  const others = all.filter(({ id, subject }) => id !== shown.id && subject === shown.subject);
  /** Those that are still on their way, too. */
  const dropPaper = () => {
    look.reset();
    setPaper(undefined);
  };
  const change = (part: Partial<SetWorkFields>) => {
    setFields((before) => ({ ...before, ...part }));
    if (makesQuestions(part)) dropPaper();
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const changeWhom = (next: Whom) => {
    setWhom(next);
    // Classes of other years have other questions.
    if (next.classIds[0] !== whom.classIds[0]) dropPaper();
    setErrors(({ whom: _old, ...rest }) => rest);
  };
  const refused = (found: SetWorkErrors): boolean => {
    setErrors(found);
    if (Object.keys(found).length === 0) return false;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return true;
  };
  const preview = () => {
    set.reset();
    const { topic } = setWorkErrors(fields, whom, today);
    if (refused(topic === undefined ? {} : { topic })) return;
    look.mutate({ ...fields, classId: whom.classIds[0] ?? shown.id }, { onSuccess: setPaper });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const full = titled(fields);
    if (set.isPending || refused(setWorkErrors(full, whom, today))) return;
    look.reset();
    set.mutate(
      { fields: full, to: toOf(whom), paper },
      {
        onSuccess: ({ groups }) => {
          const pupils = groups.reduce((sum, group) => sum + group.pupils, 0);
          const where = fields.startDate > today ? 'will be on' : 'is on';
          showToast({
            kind: 'success',
            title: doneTitle(fields.what, whom),
            message: `“${full.title.trim()}” ${where} the pages of ${pupils === 1 ? '1 pupil' : `${pupils} pupils`}.`,
          });
          onClose();
        },
      },
    );
  };
  const error = set.error ?? look.error;
  // It stands above the fields, and the buttons below them.
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) trouble.current?.scrollIntoView?.({ block: 'center' });
  }, [error]);
  return (
    <Dialog wide keepOpen opened={opened} onClose={onClose} title={words.title}>
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.quiet}>{`In ${shown.subjectName}. It opens for every pupil, whatever plan their family has.`}</p>
        {error !== null && (
          <Alert
            ref={trouble}
            color="red"
            icon={<IconAlertCircle aria-hidden />}
            role="alert"
            title={set.error === null ? 'We could not make the questions' : 'Nothing was set'}
          >
            {messageOf(error, 'Please try again in a moment.')}
          </Alert>
        )}
        <WorkFields fields={fields} errors={errors} shown={shown} today={today} nearest={refusalOf(error).nearest} onChange={change} />
        <WhomFields offered={[shown, ...others]} whom={whom} error={errors.whom} onChange={changeWhom} />
        {fields.what === 'paper' && paper !== undefined && (
          <PaperPreview paper={paper} title={fields.title.trim() || fields.topic.trim() || 'Questions'} onChange={setPaper} />
        )}
        <div className={classes.ways}>
          <Button type="submit" busy={set.isPending} disabled={look.isPending}>
            {words.button}
          </Button>
          {fields.what === 'paper' && paper === undefined && (
            <Button kind="quiet" icon={<IconEye size={20} aria-hidden />} busy={look.isPending} disabled={set.isPending} onClick={preview}>
              Look at the questions
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};
