import type { Learn, LearnAnswerBody, LearnAnswered } from '@hedgerow/contracts/practice';
import { assessmentMessages } from '@hedgerow/contracts/assessments';
import type { Bank } from '@hedgerow/curriculum/bank';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import { type Actor, actingPupil } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { readSubject } from '@hedgerow/domain/subjects';
import { cutTopic } from '@hedgerow/teaching/compose/cut-topic';
import { findTopics } from '@hedgerow/teaching/compose/find-topics';
import { foundForYear } from '@hedgerow/teaching/compose/work-wish';
import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import { workingSoFar } from '@hedgerow/teaching/practice/help-sources';
import { askInLesson, learnScreens } from '@hedgerow/teaching/practice/learn-screens';
import { fits } from '@hedgerow/teaching/practice/given-answer';
import { markGiven } from '@hedgerow/teaching/practice/mark-given';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { RichText } from '#ports/rich-text.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { noAnswer } from './offline-turns.ts';
import { practiceFocus } from './practice-focus.ts';
import { completedView, endView, saidOf, screenView } from './practice-view.ts';

type LearnWish = {
  readonly subject: string;
  readonly topic: string;
  readonly topicId?: string | undefined;
  readonly objective?: string | undefined;
};

const nothing = (): AppError => new AppError('not_found', 'There is no lesson on this topic yet.');

export type LearnDeps = {
  readonly bank: Bank;
  readonly richText: RichText;
  readonly nearnessTo: NearnessTo;
  readonly screening: Pick<ScreeningService, 'check' | 'checkAnswer'>;
};

/** A few screens that teach a topic. It is no revision guide: every plan has it (decisions 8). */
export const learnService = ({ bank, richText, nearnessTo, screening }: LearnDeps) => ({
  /** Errors: invalid (subject, an objective that the topic does not have, words that are no school work), not_found (nothing that teaches it). */
  read: async (actor: Actor, wish: LearnWish): Promise<Learn> => {
    const { keyStage, year, familyId, userId } = actingPupil(actor);
    const subject = readSubject(wish.subject);
    if (subject === undefined) throw new AppError('invalid', assessmentMessages.subject, { details: { field: 'subject' } });
    // A topic that is named by its id was not typed.
    if (wish.topicId === undefined) await screening.check({ familyId, childId: userId }, 'quiz_topic', wish.topic);
    const focus = practiceFocus(bank, wish);
    const query = { subject, keyStage, topicText: wish.topic };
    const nearness = focus === undefined ? await nearnessTo(query) : undefined;
    const found = foundForYear(findTopics(bank, { ...query, focus, nearness }), year);
    const { asked, isWhole } = found;
    const [topic] = found.topics.map((one) => (isWhole ? cutTopic(one, found) : one));
    if (topic === undefined) throw nothing();
    // Of a name that is one objective's, that one is taught.
    const objective = isWhole ? null : (topic.objectives.find(({ id }) => asked.has(objectiveRef(topic.id, id)))?.id ?? null);
    const screens = learnScreens(topic, objective, keyStage);
    if (screens.length === 0) throw nothing();
    const taught = new Set(topic.sections.map((section) => section.objective));
    return {
      title: topic.title,
      subject: topic.subject,
      topicId: topic.id,
      objectives: topic.objectives.filter(({ id }) => taught.has(id)).map(({ id, text }) => ({ id, text: inlineText(text) })),
      screens: screens.map((screen) => screenView(screen, richText)),
    };
  },

  /** What was given to a screen that asks, judged and not kept. Errors: not_found (no lesson asks that), invalid (no answer to it). */
  answer: async (actor: Actor, { id, topicId, objective, given }: LearnAnswerBody): Promise<LearnAnswered> => {
    const { keyStage, familyId, userId } = actingPupil(actor);
    const topic = bank.topic(topicId);
    const screen = topic === undefined ? undefined : askInLesson(topic, objective, id);
    if (screen?.ask === undefined) throw nothing();
    if (!fits(screen.ask, given)) throw noAnswer();
    if (typeof given === 'string') await screening.checkAnswer({ familyId, childId: userId }, 'practice', given);
    const { verdict, say, note } = markGiven(screen.ask, given);
    const isRight = verdict === 'right';
    // Where it is not known what went wrong, the next step helps on.
    const helps = note === '' ? (workingSoFar(screen.ask)[screen.steps.length] ?? '') : note;
    const isOver = isRight || given === null;
    return {
      verdict,
      say: given === null ? '' : saidOf(screen.ask, say, keyStage).say,
      note: isOver ? '' : richText.inline(helps),
      end: isOver ? endView(screen, richText) : null,
      ...(isOver ? completedView(screen.ask) : {}),
    };
  },
});
export type LearnService = ReturnType<typeof learnService>;
