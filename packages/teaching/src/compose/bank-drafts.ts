import type { Item, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from './question-draft.ts';
import { hintsFrom } from './reminder.ts';

const draftOfItem = (topic: Topic, item: Item): QuestionDraft => ({
  sourceId: `${topic.id}/${item.id}`,
  provenance: 'bank',
  stem: item.stem,
  ...(item.figure ? { figure: item.figure } : {}),
  key: { text: item.key.text, why: item.key.why ?? item.explanation },
  distractors: item.distractors.map(({ text, why, misconception }) => ({ text, why, misconception: misconception ?? null })),
  explanation: item.explanation,
  steps: item.steps ?? [],
  hints: hintsFrom(
    topic,
    { objective: item.objective, stem: item.stem, key: item.key.text, explanation: item.explanation },
    item.hint === undefined ? [] : [item.hint],
  ),
  difficulty: item.difficulty,
  topicId: topic.id,
  objective: item.objective,
  marks: item.marks,
  ...(item.about ? { about: item.about } : {}),
});

/** The hand-written questions of a topic. */
export const bankDrafts = (topic: Topic): QuestionDraft[] => topic.items.map((item) => draftOfItem(topic, item));
