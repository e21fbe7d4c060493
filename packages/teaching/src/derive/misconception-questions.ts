import type { Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { leansOnWhatWentBefore, quoted } from './wording.ts';

type Misconception = Topic['misconceptions'][number];

/** In characters: a shorter first sentence says too little by itself. */
const shortestClaim = 20;

/** "Look at the tens first" is good advice and neither true nor false. */
const tellsWhatToDo =
  /^(?:add|always|begin|change|check|choose|count|divide|do|draw|find|first|join|keep|line|listen|look|make|move|multiply|never|put|read|rearrange|remember|say|show|start|subtract|take|test|think|try|turn|work|write)\b/i;

/** “The conquest brought them” says nothing without the belief that it corrects. */
const speaksOfTheBelief = (claim: string): boolean =>
  /\b(?:them|both)\b/i.test(claim) ||
  // "A short lag time does."
  /\b(?:does|do|did|is|are|was|were|can|has|have|will)(?: not)?\.?$/i.test(claim) ||
  (/\b(?:it|they)\b/i.test(claim) && claim.split(' ').length < 8);

/** In characters: “It has no verb.” hangs in the air without the belief. */
const shortestNote = 16;
const told = ({ belief, correction }: Misconception): string =>
  correction.length < shortestNote ? `${quoted(belief)} is a mistake. ${correction}` : correction;

/** The first sentence, so that the right option is not known by its length. */
const claimOf = (correction: string): string => {
  const [first] = correction.split(/(?<=[.!?])\s+(?=[\p{Lu}\d$*"“])/u);
  return first !== undefined && first.length >= shortestClaim ? first : correction;
};

/**
 * What is true among the topic's wrong beliefs; the belief that it corrects is always among them, and each has its own correction.
 * A belief to be answered by one of several corrections is not asked: only one of them would speak of the same thing.
 */
export const misconceptionQuestions = (
  topic: Topic,
  { id, belief, correction, objective }: Misconception,
  source: string,
): QuestionDraft[] => {
  const claim = claimOf(correction);
  if (leansOnWhatWentBefore.test(claim) || speaksOfTheBelief(claim) || tellsWhatToDo.test(claim) || /\bnone\b/i.test(claim)) return [];
  // A wrong belief about the same thing is the better rival.
  const apart = topic.misconceptions.filter((other) => other.id !== id);
  const others = [...apart.filter((other) => other.objective === objective), ...apart.filter((other) => other.objective !== objective)];
  // The claim itself is the answer, which is still to be found.
  const reason = correction.slice(claim.length).trim();
  const own = { text: belief, why: reason.length < shortestNote ? '' : reason, misconception: id };
  return factDraft(topic, {
    source,
    stem: 'Only one of these is true. Which one?',
    key: claim,
    wrong: [
      own,
      ...others.map((other) => ({
        text: other.belief,
        why: told(other),
        misconception: other.id,
      })),
    ],
    fact: correction,
    difficulty: 'advanced',
    objective,
  });
};
