import type { Item, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from './question-draft.ts';
import { hintsFrom } from './reminder.ts';

/** A question of the bank, with what helps with it. */
export const draftOfItem = (topic: Pick<Topic, 'id'>, item: Item, hints: readonly string[]): QuestionDraft => ({
  sourceId: `${topic.id}/${item.id}`,
  provenance: 'bank',
  stem: item.stem,
  ...(item.figure ? { figure: item.figure } : {}),
  key: { text: item.key.text, why: item.key.why ?? item.explanation },
  distractors: item.distractors.map(({ text, why, misconception }) => ({ text, why, misconception: misconception ?? null })),
  explanation: item.explanation,
  steps: item.steps ?? [],
  hints,
  difficulty: item.difficulty,
  topicId: topic.id,
  objective: item.objective,
  marks: item.marks,
  ...(item.about ? { about: item.about } : {}),
});

const helpWith = (topic: Topic, { objective, stem, key, explanation, hint }: Item): readonly string[] =>
  hintsFrom(topic, { objective, stem, key: key.text, explanation }, hint === undefined ? [] : [hint]);

/** The hand-written questions of a topic. */
export const bankDrafts = (topic: Topic): QuestionDraft[] => topic.items.map((item) => draftOfItem(topic, item, helpWith(topic, item)));
