import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { capital, sameText, sentence } from './wording.ts';

type Part = Extract<Fact, { kind: 'part' }>;

/** What is said of a part, without "it" or "they" before it: "carries water". */
export const saidOf = ({ function: said }: Part): string => said.replace(/^(?:it|they) /i, '');

export const beginsWithAName = /^(?:an?|the|one|two|several|many|nothing|no|people|large|small|fine)\b/i;
const ofOne = /^(?:is|has|was|does|\p{L}+(?<!s)s)\b/u;
const ofOneOrMany =
  /^(?:can|could|may|might|must|will|would|had|\p{L}+ed|caught|drew|found|made|put|led|left|wrote|gave|held|kept|took|saw|stood|ran|sent|paid|won|built)\b/u;

/** The whole fact: "the skull protects the brain", "the forum: people met there". */
const wholeOf = (part: Part): string => `${part.part}${beginsWithAName.test(saidOf(part)) ? ':' : ''} ${saidOf(part)}`;

type Count = 'one' | 'many' | 'either';

/** Whether the words speak of one thing ("protects") or of many ("protect"): the verb must not tell the answer. */
const countOf = (part: Part): Count => {
  const said = saidOf(part);
  if (beginsWithAName.test(said) || ofOneOrMany.test(said)) return 'either';
  return ofOne.test(said) ? 'one' : 'many';
};

const agree = (first: Part, second: Part): boolean => {
  const [one, other] = [countOf(first), countOf(second)];
  return one === other || one === 'either' || other === 'either';
};

/** So many parts of one objective are a kind of their own: layers of the Earth are no rivals of an instrument. */
const aKindOfItsOwn = 3;

/** Parts that could be taken for one another: of the same objective where there are enough of them. */
const rivalsOf = (topic: Topic, fact: Part): readonly Part[] => {
  const others = topic.facts.filter(
    (other): other is Part =>
      other.kind === 'part' && !sameText(other.part, fact.part) && !sameText(other.function, fact.function) && agree(fact, other),
  );
  const near = others.filter(({ objective }) => objective === fact.objective);
  if (near.length >= 2) return near;
  const ofObjective = (wanted: string): number => others.filter(({ objective }) => objective === wanted).length;
  return others.filter(({ objective }) => objective === fact.objective || ofObjective(objective) < aKindOfItsOwn);
};

/** What a part is or does, and which part does it. */
export const partQuestions = (topic: Topic, fact: Part, source: string): QuestionDraft[] => {
  const { part, alternatives, objective } = fact;
  const rivals = rivalsOf(topic, fact);
  const said = saidOf(fact);
  const isVerb = !beginsWithAName.test(said);
  const ownerOf = (description: string): string => {
    const owner = rivals.find((other) => sameText(saidOf(other), description));
    return owner === undefined ? '' : sentence(wholeOf(owner));
  };
  const whole = wholeOf(fact);
  return [
    ...factDraft(topic, {
      source,
      stem: isVerb ? `Which words finish the sentence? ${capital(part)} …` : `Which description fits ${part}?`,
      key: said,
      wrong: (alternatives ?? rivals.map(saidOf)).map((text) => ({ text, why: ownerOf(text) })),
      fact: whole,
      difficulty: 'beginner',
      objective,
    }),
    ...factDraft(topic, {
      source,
      stem: isVerb ? `Which of these ${said.replace(/\.$/, '')}?` : `What is this? ${capital(said)}.`,
      key: part,
      wrong: rivals.map((other) => ({ text: other.part, why: sentence(wholeOf(other)) })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
  ];
};
