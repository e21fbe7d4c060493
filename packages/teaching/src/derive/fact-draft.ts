import type { Topic } from '@hedgerow/curriculum/topic';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { DraftOption, QuestionDraft } from '../compose/question-draft.ts';
import { hintsFrom } from '../compose/reminder.ts';
import { distinct, leansOnWhatWentBefore, quoted, sentence, supportFor } from './wording.ts';

type Asked = {
  readonly source: string;
  readonly stem: string;
  readonly key: string;
  readonly wrong: readonly (DraftOption | { readonly text: string; readonly why: string })[];
  /** The whole fact in one sentence: the first half of the explanation. */
  readonly fact: string;
  readonly difficulty: Difficulty;
  readonly objective: string;
};

/** A note may say no more than the fact in which the same words stand. */
const saysOnly = (why: string, fact: string): boolean => {
  const told = why
    .slice(why.indexOf(': ') + 1)
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
  return fact.toLowerCase().includes(told);
};

/** Why the likeliest wrong answer is wrong, with its name where the reason alone would hang in the air; '' where it says nothing new. */
const temptingIn = ({ text, why }: Pick<DraftOption, 'text' | 'why'>, fact: string): string => {
  if (why === '' || saysOnly(why, fact)) return '';
  return leansOnWhatWentBefore.test(why) ? `It is not ${quoted(text)}. ${sentence(why)}` : sentence(why);
};

/** One question on a fact; nothing when too few wrong options differ from the key. */
export const factDraft = (topic: Topic, { source, stem, key, wrong, fact, difficulty, objective }: Asked): QuestionDraft[] => {
  const distractors = distinct(wrong, key).map((option) => ({ misconception: null, ...option }));
  const [tempting, second] = distractors;
  if (tempting === undefined || second === undefined) return [];
  const support = supportFor(topic, key, fact);
  return [
    {
      sourceId: `${topic.id}/${source}`,
      provenance: 'derived',
      stem,
      key: { text: key, why: sentence(fact) },
      distractors,
      // What went wrong is told by the note of the option that was chosen; a fact of which the lesson says no more is set against one.
      explanation: [sentence(fact), support === '' ? temptingIn(tempting, fact) : support].filter((part) => part !== '').join(' '),
      steps: [],
      hints: [
        ...hintsFrom(topic, { objective, stem, key, explanation: fact }),
        // The first wrong option is the one that is always shown.
        `You can rule out ${quoted(tempting.text)}.`,
      ],
      difficulty,
      topicId: topic.id,
      objective,
      marks: 1,
    },
  ];
};
