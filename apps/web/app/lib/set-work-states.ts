import type { AssignmentState } from '@hedgerow/domain/assignments';

type Words = { readonly words: string; readonly tone: 'quiet' | 'good' | 'look' | 'bad' };

/** Where set work stands, for whoever set it or looks after it. */
export const stateWords: Readonly<Record<AssignmentState, Words>> = {
  open: { words: 'Not started', tone: 'quiet' },
  started: { words: 'Started', tone: 'look' },
  overdue: { words: 'Overdue', tone: 'bad' },
  done: { words: 'Done', tone: 'good' },
  late: { words: 'Done late', tone: 'look' },
  withdrawn: { words: 'Taken back', tone: 'quiet' },
};

/** The same for the pupil: what is left to do, and no blame. */
export const pupilStateWords: Readonly<Record<AssignmentState, Words>> = {
  ...stateWords,
  open: { words: 'To do', tone: 'quiet' },
  overdue: { words: 'Still to do', tone: 'look' },
  late: { words: 'Done', tone: 'good' },
};
