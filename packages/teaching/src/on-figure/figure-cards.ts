import type { FigureQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { difficulties } from '@hedgerow/domain/difficulties';
import { sayGiven } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { bankDrafts } from '../compose/bank-drafts.ts';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { methodsOf } from '../compose/methods.ts';
import type { Card } from '../derive/derived-cards.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { askedOnce, figureForm, turnedBy } from './figure-form.ts';
import { rightOn } from './right-on.ts';

/** So many of one method: another clock is worth setting, a fifth is not. Not every draw finds a place on its figure. */
const mostOfMethod = 2;
const drawsOfMethod = 6;

const answerOf = (question: FigureQuestion): string => {
  const said = sayGiven(handlesOf(question.figure, question.task), rightOn(question));
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
};

/** A question that is answered on its picture, as a card. */
export const cardOnFigure = (question: FigureQuestion): Card => ({
  question: question.question,
  figure: question.figure,
  answer: answerOf(question),
  difficulty: question.difficulty,
  onFigure: question,
});

/** What of a topic is answered on its picture: hands to set, points to plot, parts to label. On some objectives of it alone, where those are given. */
export const figureCards = (topic: Topic, seed: number, asked?: ReadonlySet<string>): readonly Card[] => {
  const isAsked = (objective: string | null): boolean => asked === undefined || (objective !== null && asked.has(objective));
  const { keyStage } = topic;
  const formsOf = (drafts: readonly QuestionDraft[]): FigureQuestion[] =>
    drafts.flatMap((draft, at) => figureForm(instantiate(draft, { seed: seed + at, keyPlace: at % 4, keyStage })) ?? []);
  const drawn = methodsOf(topic)
    .filter(({ generator, objective }) => generator.id in turnedBy && isAsked(objective))
    .flatMap((method) =>
      formsOf(difficulties.flatMap((difficulty) => generatorDrafts([method], { seed, difficulty, count: drawsOfMethod }))).slice(
        0,
        mostOfMethod,
      ),
    );
  const lettered = bankDrafts(topic).filter(({ figure, objective }) => figure?.kind === 'parts' && isAsked(objective));
  const forms = [...drawn, ...formsOf(lettered)];
  const each = new Map(forms.map((form) => [askedOnce(form), form]));
  return shuffled([...each.values()], seeded(seed)).map(cardOnFigure);
};
