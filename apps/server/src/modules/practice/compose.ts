import type { Database } from '#db/client.ts';
import { type CheckInDeps, checkInService } from './check-in.service.ts';
import { type LearnDeps, learnService } from './learn.service.ts';
import { missedInAttempt } from './missed-in-attempt.ts';
import { practiceRepository } from './practice.repository.ts';
import { practiceMemoryService } from './practice-memory.service.ts';
import { type PracticeDeps, practiceService } from './practice.service.ts';

export type PracticeNeeds = Omit<PracticeDeps, 'practices' | 'checkIn'> & CheckInDeps & LearnDeps & { readonly db: Database };

/** Practice with its help, and the check-in that finds where a pupil stands. */
export const composePractice = ({ db, ...needs }: PracticeNeeds) => {
  const practices = practiceRepository(db);
  const checkIn = checkInService(needs);
  const practice = practiceService({ ...needs, practices, checkIn });
  const missedIn = missedInAttempt({ ...needs, practices });
  return { practised: practices.practised, dueCounts: practices.dueCounts, practice, missedIn, checkIn, learn: learnService(needs) };
};

/** What stays in mind after tests and practice alike. */
export const composeMemory = ({ db, bank }: Pick<PracticeNeeds, 'db' | 'bank'>) => practiceMemoryService(bank, practiceRepository(db));
