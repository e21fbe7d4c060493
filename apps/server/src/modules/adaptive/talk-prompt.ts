import type { Topic } from '@hedgerow/curriculum/topic';
import { inlineText } from '@hedgerow/teaching/render/inline-text';

export type TalkPrompt = { readonly ask: string; readonly helps: string };

/** For an open misconception: to be talked about, not to be told off for. */
export const askAboutBelief = (firstName: string, belief: string, correction: string): TalkPrompt => ({
  ask: `Say to ${firstName}: “${belief}” Is that so? Ask for an example, and listen first.`,
  helps: correction,
});

/** For a topic: a worked example to go through, or something to be taught by the child. `turn` picks another one each day. */
export const askAboutTopic = (firstName: string, topic: Topic, turn: number): TalkPrompt => {
  const example = topic.workedExamples[turn % Math.max(1, topic.workedExamples.length)];
  if (example !== undefined)
    return {
      ask: `Try this together, and let ${firstName} say each step aloud: ${inlineText(example.problem)}`,
      helps: `The answer is ${inlineText(example.answer)}. ${example.steps.map(inlineText).join(' ')}`,
    };
  const word = topic.vocabulary[turn % Math.max(1, topic.vocabulary.length)];
  return {
    ask: `Ask ${firstName} to teach you: what does “${inlineText(word?.term ?? topic.title)}” mean?`,
    helps: inlineText(word?.definition ?? topic.objectives[0]?.text ?? ''),
  };
};
