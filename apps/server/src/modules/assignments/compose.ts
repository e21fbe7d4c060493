import type { Database } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import { assignmentsRepository } from './assignments.repository.ts';
import { type AssignmentsDeps, assignmentsService } from './assignments.service.ts';
import { type ChildTopicsDeps, childTopicsService } from './child-topics.service.ts';
import { type ChildWritingDeps, childWritingService } from './child-writing.service.ts';
import { type DoingWorkDeps, doingWorkService } from './doing-work.service.ts';
import { dueWorkService } from './due-work.service.ts';
import { finishedWork } from './finished-work.service.ts';

export type AssignmentsNeeds = { readonly db: Database; readonly now: Clock };

/** Work that adults set. What is due, and that something is done, is asked by modules which setting and doing it ask in turn. */
export const composeAssignments = ({ db, now }: AssignmentsNeeds) => {
  const assignments = assignmentsRepository(db);
  return {
    setWork: finishedWork({ assignments, now }),
    dueWork: dueWorkService({ assignments, now }),
    setting: (needs: Omit<AssignmentsDeps, 'assignments'>) => assignmentsService({ ...needs, assignments }),
    topics: (needs: ChildTopicsDeps) => childTopicsService(needs),
    writingTasks: (needs: ChildWritingDeps) => childWritingService(needs),
    doing: (needs: Omit<DoingWorkDeps, 'assignments'>) => doingWorkService({ ...needs, assignments }),
  };
};
