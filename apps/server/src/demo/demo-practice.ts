import { rightGiven } from '@hedgerow/teaching/practice/given-answer';
import type { Pupil } from '@hedgerow/domain/access';
import type { Database } from '#db/client.ts';
import type { PracticeService } from '../modules/practice/practice.service.ts';
import { practiceRepository } from '../modules/practice/practice.repository.ts';
import { readTurns } from '../modules/practice/stored-turns.ts';

/** More than the longest practice with everything missed. */
const mostTurns = 80;

type Demo = {
  readonly db: Database;
  readonly practice: PracticeService;
  /** How often the first try is right. */
  readonly share: number;
  readonly draw: () => number;
  /** Lets time go by: an answer is thought about. */
  readonly pass: (ms: number) => void;
};

/** A practice of the demo family, to its end; what is missed is shown. */
export const practiseLike = async ({ db, practice, share, draw, pass }: Demo, pupil: Pupil, id: string): Promise<void> => {
  const rows = practiceRepository(db);
  for (let number = 0; number < mostTurns; number += 1) {
    const session = await rows.find({ familyId: pupil.familyId, id });
    const question = readTurns(session?.turns ?? [])[number]?.question;
    if (question === undefined || session?.isCompleted === true) return;
    const right = question.type === 'typed' ? question.answer.replaceAll('$', '') : rightGiven(question);
    const given = typeof right === 'object' && right !== null ? [...right] : right;
    pass(15_000 + Math.floor(draw() * 20_000));
    await practice.answer(pupil, id, { turn: number, given: draw() < share ? given : null, notYet: false });
    // A form that is nearly right may be put right once; then it is shown.
    await practice.answer(pupil, id, { turn: number, given: null, notYet: false });
    await practice.next(pupil, id);
  }
};
