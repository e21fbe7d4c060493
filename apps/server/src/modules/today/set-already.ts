import type { Bank } from '@hedgerow/curriculum/bank';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import { fold } from '@hedgerow/curriculum/words';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { OpenWork } from '../assignments/due-work.service.ts';
import type { PlannedStep } from './planned-step.ts';

type Opens = Extract<PlannedStep['opens'], { readonly topic: string }>;

/** A guide on a topic is no quiz on it: only the same kind of work is the same task. Mixed questions of a subject are nobody's topic. */
const kindOf: Readonly<Record<Opens['with'], AssignmentKind | undefined>> = {
  quiz: 'assessment',
  guide: 'revision',
  'new-cards': 'flashcards',
  due: undefined,
};

/** A day is read again and again with the same work in it; more names than these are looked up anew. */
const mostKept = 2000;

/**
 * Whether a step of the pupil's own asks what somebody set, under whatever name ("practise photosynthesis" is the topic
 * "Photosynthesis"): it stands once, as what was set, on its day or before it.
 */
export const setAlready = (bank: Pick<Bank, 'index'>) => {
  const kept = new Map<string, string>();
  /** What the bank calls it, folded; what it does not know is called what it was typed. */
  const nameOf = ({ subject, topic: text }: OpenWork, keyStage: KeyStage): string => {
    const key = JSON.stringify([subject, text, keyStage]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { isNamed, topics } = resolveTopic(bank, { subject, keyStage, text });
    const name = fold((isNamed ? topics[0]?.title : undefined) ?? text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, name);
    return name;
  };
  return (keyStage: KeyStage, works: readonly OpenWork[]) => {
    const named = works.map((work) => ({ ...work, names: [fold(work.topic), nameOf(work, keyStage)] }));
    return ({ opens }: Pick<PlannedStep, 'opens'>): boolean =>
      'topic' in opens &&
      named.some(
        ({ kind, subject, names }) => kind === kindOf[opens.with] && subject === opens.subject && names.includes(fold(opens.topic)),
      );
  };
};
