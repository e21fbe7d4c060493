import { openBank } from '@hedgerow/curriculum/bank';
import { answerTasks } from '../../processes/answer-tasks.ts';
import { offlineTeacher } from '../offline-teacher.ts';
import type { ApartAnswer, ApartRequest } from './apart-teacher.ts';

const teacher = offlineTeacher(openBank());

const made = async (task: ApartRequest): Promise<ApartAnswer> => {
  if (task.call === 'guide') return { guide: await teacher.guide(task.request) };
  if (task.call === 'flashcards') return { flashcards: await teacher.flashcards(task.request) };
  return { assessment: await teacher.assessment(task.request) };
};

/** Nothing interrupts the text engine, so a long text is studied beside the server. */
answerTasks<ApartRequest, ApartAnswer>(async (task) => {
  try {
    return await made(task);
  } catch (error) {
    // The message may quote a child's words: the places alone leave this process.
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
    return { failed: error instanceof Error ? error.name : typeof error, places: places.join('\n') };
  }
});
