import type { Assignment } from '@hedgerow/contracts/assignments';
import { assignmentState, handedInKinds } from '@hedgerow/domain/assignments';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { subjectName } from '@hedgerow/domain/subjects';
import type { AssignmentRow, NamedAssignment } from './assignments.repository.ts';

/** A pupil knows their parent by another name than ours; a teacher is named in full. */
const setterName = ({ assignment, setterFirstName, setterLastName }: NamedAssignment): string => {
  if (assignment.setByRole === 'parent') return setterFirstName ?? 'Parent';
  return [setterFirstName, setterLastName].filter(Boolean).join(' ') || 'School';
};

export const stateOf = ({ dueOn, startedAt, finishedOn, withdrawnAt }: AssignmentRow, today: CalendarDate) =>
  assignmentState({ dueOn, isStarted: startedAt !== null, finishedOn, isWithdrawn: withdrawnAt !== null }, today);

export const assignmentView = (named: NamedAssignment, today: CalendarDate): Assignment => {
  const { assignment: row, childName, className } = named;
  const linkedAs = (...kinds: readonly AssignmentRow['kind'][]): string | null => (kinds.includes(row.kind) ? row.linkedId : null);
  return {
    id: row.id,
    groupId: row.groupId,
    childId: row.childId,
    childName,
    classId: row.classId,
    className,
    title: row.title,
    subject: row.subject,
    subjectName: subjectName(row.subject),
    topic: row.topic,
    kind: row.kind,
    description: row.description,
    startDate: row.startsOn,
    dueDate: row.dueOn,
    difficulty: row.difficulty,
    numQuestions: row.numQuestions,
    samePaper: row.paperId !== null,
    state: stateOf(row, today),
    score: row.score,
    assessmentId: linkedAs(...handedInKinds),
    guideId: linkedAs('revision', 'flashcards'),
    fileId: linkedAs('reading'),
    resourceId: row.resourceId,
    setBy: { role: row.setByRole, name: setterName(named) },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    remindedOn: row.remindedOn,
  };
};
