import type { TeacherClass } from '@hedgerow/contracts/classes';
import { essaysOffered, hasShortWriting, questionCount } from '@hedgerow/domain/assessment-rules';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { difficulties } from '@hedgerow/domain/difficulties';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { titleAfter } from '../../lib/title-of-choice.ts';
import { TopicChips, TopicField } from '../../ui/topic-field.tsx';
import { TopicList } from '../../ui/topic-list.tsx';
import { WritingChoice, writingToSetQuery } from '../../ui/writing-choice.tsx';
import classes from './class-assessments.module.css';
import { WhatToRead } from './what-to-read.tsx';
import { hasTopic, type SetWhat, type SetWorkErrors, type SetWorkFields } from './set-work-fields.ts';

type Props = {
  readonly fields: SetWorkFields;
  readonly errors: SetWorkErrors;
  readonly shown: TeacherClass;
  readonly today: CalendarDate;
  /** Topics near one that is not covered. */
  readonly nearest: readonly string[];
  readonly onChange: (part: Partial<SetWorkFields>) => void;
};

const whats: { readonly value: SetWhat; readonly label: string }[] = [
  { value: 'paper', label: 'Quiz, the same for everybody' },
  { value: 'own', label: 'Quiz, different for each pupil' },
  { value: 'revision', label: 'Revision guide' },
  { value: 'flashcards', label: 'Flashcards' },
  { value: 'reading', label: 'Something to read' },
  { value: 'writing', label: 'Writing' },
];
const words = { beginner: 'Easy', intermediate: 'Medium', advanced: 'Hard' } as const;
const levels = difficulties.map((value) => ({ value, label: words[value] }));
const lengths = [5, 10, 15, 20].filter((count) => count >= questionCount.min && count <= questionCount.max).map(String);

/** What is set, how hard and how much, and from when to when. */
export const WorkFields = ({ fields, errors, shown: { id, subject, keyStage, yearGroup }, today, nearest, onChange }: Props) => {
  const isQuiz = fields.what === 'paper' || fields.what === 'own';
  const tasks = `/api/teacher/classes/${id}/writing-tasks`;
  const { data: writing } = useQuery({ ...writingToSetQuery(tasks), enabled: hasShortWriting(keyStage) });
  // The server knows which subjects have some.
  const writes = hasShortWriting(keyStage) && writing?.length !== 0;
  const choose = (topic: string) => onChange({ topic, title: titleAfter(fields.title, fields.topic, topic) });
  const day = (field: 'startDate' | 'dueDate') => ({
    type: 'date',
    min: today,
    value: fields[field],
    error: errors[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput
        label="Title"
        maxLength={120}
        data-autofocus
        value={fields.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {fields.what === 'reading' && (
        <WhatToRead
          classId={id}
          value={fields.resourceId}
          error={errors.resourceId}
          onChange={(resourceId, title) => onChange({ resourceId, ...(fields.title.trim() === '' ? { title } : {}) })}
        />
      )}
      <div hidden={!hasTopic(fields.what)}>
        <TopicField
          label="Topic"
          description="From the curriculum."
          value={fields.topic}
          subject={subject}
          keyStage={keyStage}
          recent={[]}
          error={errors.topic}
          onChange={(topic) => onChange({ topic })}
        />
        <TopicChips lead="Try one of these:" topics={nearest} onPick={choose} />
        <TopicList address={`/api/teacher/classes/${id}/topics`} yearGroup={yearGroup} onPick={choose} />
      </div>
      <NativeSelect
        label="What to do"
        data={whats.filter(({ value }) => value !== 'writing' || writes)}
        value={fields.what}
        onChange={(event) => {
          const what = whats.find(({ value }) => value === event.currentTarget.value)?.value;
          if (what !== undefined) onChange({ what });
        }}
      />
      {fields.what === 'writing' && (
        <WritingChoice
          address={tasks}
          value={fields.taskId}
          error={errors.taskId}
          onChange={(task, before) => onChange({ taskId: task.id, title: titleAfter(fields.title, before, task.title) })}
        />
      )}
      {isQuiz && (
        <div className={classes.pair}>
          <NativeSelect
            label="Difficulty"
            data={levels}
            value={fields.difficulty}
            onChange={(event) => {
              const difficulty = difficulties.find((one) => one === event.currentTarget.value);
              if (difficulty !== undefined) onChange({ difficulty });
            }}
          />
          <NativeSelect
            label="Questions"
            data={lengths}
            value={String(fields.numQuestions)}
            onChange={(event) => onChange({ numQuestions: Number(event.currentTarget.value) })}
          />
        </div>
      )}
      <div className={classes.pair}>
        <TextInput label="Pupils see it from" {...day('startDate')} />
        <TextInput label="Due" {...day('dueDate')} />
      </div>
      {fields.what === 'paper' && essaysOffered(keyStage, subject) && (
        <Checkbox
          label="With a written answer"
          description="We estimate a mark first. Your own mark counts."
          checked={fields.includeEssays}
          onChange={(event) => onChange({ includeEssays: event.currentTarget.checked })}
        />
      )}
      <Textarea
        label="A note to go with it (optional)"
        rows={2}
        maxLength={1000}
        value={fields.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
};
