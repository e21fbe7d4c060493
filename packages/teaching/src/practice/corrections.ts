import type { MultipleChoice } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { commonWordsOf } from '../compose/common-words.ts';
import { standsAlone } from './explanation-parts.ts';
import { stemsOf } from './passage.ts';

/** Words that a correction and a question must share, and their part of the correction: with fewer it is beside the point. */
const fewestShared = 2;
const nearEnough = 0.3;

/** “A simile does; a metaphor …” answers a belief that the pupil has not read. */
const answersBelief = /\b(?:does|do|can|is)[;.]/;

/** What the lesson puts in the place of a wrong belief that an option shows, where it speaks of the question and not of its answer. */
export const corrections = (
  { question, options, optionNotes, misconceptions }: MultipleChoice,
  topic: Topic | undefined,
  tells: (text: string) => boolean,
): readonly string[] => {
  const everywhere: ReadonlySet<string> = topic === undefined ? new Set() : stemsOf([...commonWordsOf(topic)].join(' '));
  return misconceptions.flatMap((shown, at) => {
    const correction = topic?.misconceptions.find(({ id }) => id === shown)?.correction;
    if (correction === undefined || answersBelief.test(correction) || tells(correction) || !standsAlone(correction)) return [];
    const words = stemsOf(correction);
    const about = stemsOf(`${question} ${options[at] ?? ''} ${optionNotes[at] ?? ''}`);
    const shared = [...words].filter((stem) => about.has(stem) && !everywhere.has(stem)).length;
    return shared >= fewestShared && shared / words.size >= nearEnough ? [correction] : [];
  });
};
