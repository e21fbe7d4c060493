import type { TeacherClass } from '@hedgerow/contracts/classes';
import { essaysOffered, questionCount } from '@hedgerow/domain/assessment-rules';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { Alert, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { TopicChips, TopicField } from '../../ui/topic-field.tsx';
import { type AssessmentRequest, useCreateAssessment } from './api.ts';
import { type AssessmentErrors, assessmentErrors, emptyAssessment } from './assessment-form.ts';
import classes from './class-assessments.module.css';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly shown: TeacherClass };

const levels = [
  { value: 'beginner', label: 'Easy' },
  { value: 'intermediate', label: 'Medium' },
  { value: 'advanced', label: 'Hard' },
];
const lengths = [5, 10, 15, 20].filter((count) => count >= questionCount.min && count <= questionCount.max).map(String);

/** Create Class Assessment (docs/product/tests.md#setting-one-up): one paper for everybody who is in the class. */
export const CreateDialog = ({ opened, onClose, shown: { id, name, subject, subjectName, keyStage, studentCount } }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const [wish, setWish] = useState(() => emptyAssessment(today));
  const [errors, setErrors] = useState<AssessmentErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateAssessment(id);
  const change = (part: Partial<AssessmentRequest>) => {
    setWish((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (create.isPending) return;
    const found = assessmentErrors(wish, today);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    create.mutate(wish, {
      onSuccess: ({ title, pupils }) => {
        showToast({
          kind: 'success',
          title: 'Class assessment created',
          message: `“${title}” is on the pages of ${pupils === 1 ? '1 pupil' : `${pupils} pupils`}.`,
        });
        onClose();
      },
    });
  };
  const { nearest } = refusalOf(create.error);
  return (
    <Dialog wide keepOpen opened={opened} onClose={onClose} title={`Create Class Assessment: ${name}`}>
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.quiet}>
          {`Every pupil of ${name} (${studentCount}) gets the same questions in ${subjectName}. It opens for all of them, whatever plan their family has.`}
        </p>
        {create.isError && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert" title="The assessment was not created">
            {messageOf(create.error, 'Please try again in a moment.')}
          </Alert>
        )}
        <TextInput
          label="Title"
          maxLength={120}
          data-autofocus
          value={wish.title}
          error={errors.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <div>
          <TopicField
            label="Topic"
            description="From the curriculum."
            value={wish.topic}
            subject={subject}
            recent={[]}
            error={errors.topic}
            onChange={(topic) => change({ topic })}
          />
          <TopicChips lead="Close to it:" topics={nearest} onPick={(topic) => change({ topic })} />
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label="Difficulty"
            data={levels}
            value={wish.difficulty}
            onChange={(event) => change({ difficulty: event.currentTarget.value })}
          />
          <NativeSelect
            label="Questions"
            data={lengths}
            value={String(wish.numQuestions)}
            onChange={(event) => change({ numQuestions: Number(event.currentTarget.value) })}
          />
          <TextInput
            label="Due"
            type="date"
            min={today}
            value={wish.dueDate}
            error={errors.dueDate}
            onChange={(event) => change({ dueDate: event.currentTarget.value })}
          />
        </div>
        {essaysOffered(keyStage, subject) && (
          <Checkbox
            label="With a written answer"
            description="Marked by an estimate first; your mark stands above it."
            checked={wish.includeEssays}
            onChange={(event) => change({ includeEssays: event.currentTarget.checked })}
          />
        )}
        <Textarea
          label="A word to go with it (optional)"
          rows={2}
          maxLength={1000}
          value={wish.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <div>
          <Button type="submit" busy={create.isPending}>
            Create Class Assessment
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
