import { checklistOf } from '@hedgerow/curriculum/writing/checklist';
import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import { hasShortWriting } from '@hedgerow/domain/assessment-rules';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type YearGroup, yearGroupNames } from '@hedgerow/domain/year-groups';
import { isForYear } from './choose-task.ts';

const formNames: Readonly<Record<WritingTask['form'], string>> = {
  story: 'Story',
  description: 'Description',
  letter: 'Letter',
  instructions: 'Instructions',
  explanation: 'Explanation',
  report: 'Report',
  persuasion: 'Persuasion',
  diary: 'Diary',
  poem: 'Poem',
  playscript: 'Playscript',
};

/** What can be set to write in a subject for a year: those of the year first, and none for years that are never asked. */
export const writingToSet = (tasks: readonly WritingTask[], subject: SubjectId, year: YearGroup) => {
  if (!hasShortWriting(keyStageForYear(year))) return [];
  return tasks
    .filter((task) => task.subject === subject)
    .map((task) => ({
      id: task.id,
      title: task.title,
      form: formNames[task.form],
      years: yearGroupNames(task.years),
      ofYear: isForYear(task, year),
      task: task.task,
      purpose: task.purpose,
      plan: task.plan,
      words: task.words,
      checklist: checklistOf(task).map(({ text, find }) => ({ text, looked: find !== null })),
      piece: task.piece,
    }))
    .toSorted(
      (one, other) =>
        Number(other.ofYear) - Number(one.ofYear) ||
        one.form.localeCompare(other.form, 'en-GB') ||
        one.title.localeCompare(other.title, 'en-GB'),
    );
};
