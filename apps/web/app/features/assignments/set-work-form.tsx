import { assignmentMessages } from '@hedgerow/contracts/assignments';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { readSubject, type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconBook2, IconCards, IconNotebook, IconPencil, IconPencilCheck } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { titleAfter, titleOf } from '../../lib/title-of-choice.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { dismissError, showToast } from '../../ui/toast.ts';
import { TopicChips, TopicField } from '../../ui/topic-field.tsx';
import { TopicList } from '../../ui/topic-list.tsx';
import { WritingChoice } from '../../ui/writing-choice.tsx';
import { useSetWork } from './api.ts';
import { GivenInstead } from './given-instead.tsx';
import classes from './set-work.module.css';
import { emptyWork, hasTopic, type WorkErrors, workErrors, type WorkFields, wishOf } from './work-form.ts';
import { dayWords, kindWords } from './work-words.ts';

type Props = {
  readonly childId: string;
  /** "Maya": whose page it reaches. */
  readonly name: string;
  /** "Year 4": their topics come first. */
  readonly yearGroup: string;
  readonly subjects: readonly SubjectId[];
  /** Those among them that the child has worked in. */
  readonly own?: readonly SubjectId[];
  /** What can be set, the first of them chosen at the start. */
  readonly kinds: readonly AssignmentKind[];
  /** Topics that are suggested keep to it. */
  readonly keyStage: KeyStage;
  /** What there is to read. */
  readonly files: readonly { readonly id: string; readonly originalName: string }[];
};

const icons = {
  assessment: IconPencilCheck,
  revision: IconNotebook,
  flashcards: IconCards,
  reading: IconBook2,
  writing: IconPencil,
} as const;
const levels = { beginner: 'Easy', intermediate: 'Medium', advanced: 'Hard' } as const;
const withoutEnding = (fileName: string): string => fileName.replace(/\.\w+$/, '');
/** "On Friday", "Today". */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const lengths = [5, 10, 15, 20].filter((count) => count >= questionCount.min && count <= questionCount.max);

const choice = (value: SubjectId) => ({ value, label: subjectName(value) });

/** Own subjects stand under the child's name: without it the order of the list looks like chance. */
const subjectChoices = (name: string, subjects: readonly SubjectId[], own: readonly SubjectId[]) => {
  const [theirs, others] = [subjects.filter((one) => own.includes(one)), subjects.filter((one) => !own.includes(one))];
  if (theirs.length === 0 || others.length === 0) return subjects.map(choice);
  return [
    { group: `${name} has worked on`, items: theirs.map(choice) },
    { group: 'Other subjects', items: others.map(choice) },
  ];
};

/** docs/product/families.md#setting-work, Create Assignment: it reaches the child's page at once, and comes back done or late with its score. */
export const SetWorkForm = ({ childId, name, yearGroup, subjects, own = [], kinds, files, keyStage }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const [first = 'assessment'] = kinds;
  const [fields, setFields] = useState<WorkFields>(() => emptyWork(first, today));
  const [errors, setErrors] = useState<WorkErrors>({});
  const [near, setNear] = useState<readonly string[]>([]);
  const [given, setGiven] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const topicField = useRef<HTMLDivElement>(null);
  const set = useSetWork();
  const change = (part: Partial<WorkFields>) => {
    setFields((before) => ({ ...before, ...part }));
    // What came near in one subject says nothing in another.
    if ('subject' in part) {
      setNear([]);
      setFields((before) => ({ ...before, taskId: '' }));
    }
    if ('subject' in part || 'topic' in part || 'kind' in part) setGiven(undefined);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part) && !('subject' in part && field === 'topic'))),
    );
  };
  const choose = (topic: string) => change({ topic, title: titleAfter(fields.title, fields.topic, topic) });
  const nameOf = (fileId: string): string => withoutEnding(files.find(({ id }) => id === fileId)?.originalName ?? '');
  const chooseFile = (fileId: string) => change({ fileId, title: titleAfter(fields.title, nameOf(fields.fileId), nameOf(fileId)) });
  const subject = readSubject(fields.subject);
  const text = (field: 'title' | 'dueDate') => ({
    name: field,
    value: fields[field],
    error: errors[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  const refused = (error: unknown) => {
    const { nearest, given: instead } = refusalOf(error);
    setGiven(instead);
    const message = messageOf(error, 'Please try again in a moment.');
    setNear(nearest);
    if (instead !== undefined) return;
    if (nearest.length > 0 || /topic/i.test(message)) {
      // Said beside its field, which may be out of sight above the button.
      setErrors({ topic: message });
      topicField.current?.querySelector('input')?.focus();
    } else showToast({ kind: 'error', title: 'The work was not set', message });
  };
  const send = (askFirst: boolean): void => {
    const title = fields.title.trim() || titleOf(fields.topic);
    set.mutate(wishOf({ ...fields, title }, [childId], askFirst), {
      onSuccess: () => {
        const due = dayWords(fields.dueDate, today);
        showToast({ kind: 'success', title: 'Assignment Created', message: `“${title}” is on ${name}’s page, due ${due}.` });
        setFields(emptyWork(fields.kind, today));
        setGiven(undefined);
        setNear([]);
      },
      onError: refused,
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (set.isPending) return;
    const found = workErrors(fields, today);
    setErrors(found);
    setNear([]);
    setGiven(undefined);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) {
      if (found.title !== undefined || found.subject !== undefined)
        showToast({ kind: 'error', title: assignmentMessages.missingTitle, message: assignmentMessages.missing });
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    dismissError();
    send(true);
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <NativeSelect
        label="Subject"
        name="subject"
        required
        value={fields.subject}
        error={errors.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
        data={[{ value: '', label: 'Choose a subject' }, ...subjectChoices(name, subjects, own)]}
      />
      <ChoiceCards
        legend="What to do"
        choices={kinds.map((value) => {
          const Icon = icons[value];
          return { value, label: kindWords[value], icon: <Icon size={24} aria-hidden /> };
        })}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
      />
      {fields.kind === 'reading' && (
        <NativeSelect
          label="What to read"
          name="fileId"
          value={fields.fileId}
          error={errors.fileId}
          onChange={(event) => chooseFile(event.currentTarget.value)}
          data={[{ value: '', label: 'Choose a file' }, ...files.map(({ id, originalName }) => ({ value: id, label: originalName }))]}
        />
      )}
      {fields.kind === 'writing' &&
        (subject === undefined ? (
          <p className={classes.about}>Please choose a subject first.</p>
        ) : (
          <WritingChoice
            address={`/api/parent/child/${childId}/writing-tasks?subject=${subject}`}
            value={fields.taskId}
            error={errors.taskId}
            onChange={(task, before) => change({ taskId: task.id, title: titleAfter(fields.title, before, task.title) })}
          />
        ))}
      {hasTopic(fields.kind) && (
        <div ref={topicField}>
          <TopicField
            label="Topic"
            description="From the curriculum. If you leave it empty, we use the title."
            value={fields.topic}
            onChange={(topic) => change({ topic })}
            subject={subject ?? ''}
            keyStage={keyStage}
            recent={[]}
            error={errors.topic}
          />
          {given === undefined ? (
            <TopicChips lead="Try one of these:" topics={near} onPick={choose} />
          ) : (
            <GivenInstead name={name} given={given} nearest={near} busy={set.isPending} onPick={choose} onAnyway={() => send(false)} />
          )}
          {subject !== undefined && (
            <TopicList address={`/api/parent/child/${childId}/topics?subject=${subject}`} yearGroup={yearGroup} onPick={choose} />
          )}
        </div>
      )}
      <TextInput label="Title" description="Made from what you choose. You can change it." maxLength={120} {...text('title')} />
      <div className={classes.pair}>
        <TextInput
          label="Due"
          description={capital(dayWords(fields.dueDate, today))}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="date"
          required
          min={today}
          {...text('dueDate')}
        />
        {fields.kind === 'assessment' && (
          <>
            <NativeSelect
              label="Difficulty"
              value={fields.difficulty}
              onChange={(event) => change({ difficulty: difficulties.find((one) => one === event.currentTarget.value) ?? 'beginner' })}
              data={difficulties.map((value) => ({ value, label: levels[value] }))}
            />
            <NativeSelect
              label="Questions"
              value={String(fields.numQuestions)}
              onChange={(event) => change({ numQuestions: Number(event.currentTarget.value) })}
              data={lengths.map(String)}
            />
          </>
        )}
      </div>
      <Textarea
        label="A note to go with it"
        description={`${name} reads this beside the work. You can leave it empty.`}
        autosize
        minRows={2}
        maxLength={1000}
        value={fields.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" busy={set.isPending}>
          Create Assignment
        </Button>
      </div>
    </form>
  );
};
