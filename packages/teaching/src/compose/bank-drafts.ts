import type { Item, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from './question-draft.ts';

const draftOfItem = (topic: Topic, item: Item): QuestionDraft => ({
  sourceId: `${topic.id}/${item.id}`,
  provenance: 'bank',
  stem: item.stem,
  key: { text: item.key.text, why: item.key.why ?? item.explanation },
  distractors: item.distractors.map(({ text, why, misconception }) => ({ text, why, misconception: misconception ?? null })),
  explanation: item.explanation,
  steps: item.steps ?? [],
  hints: topic.sections
    .filter(({ objective }) => objective === item.objective)
    .slice(0, 1)
    .map(({ heading }) => `Think back to the part about “${heading}”.`),
  difficulty: item.difficulty,
  topicId: topic.id,
  objective: item.objective,
  marks: item.marks,
});

/** The hand-written questions of a topic. */
export const bankDrafts = (topic: Topic): QuestionDraft[] => topic.items.map((item) => draftOfItem(topic, item));
