import type { Learn } from '@hedgerow/contracts/practice';
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
import { learnScreens } from '@hedgerow/teaching/practice/learn-screens';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { RichText } from '#ports/rich-text.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { practiceFocus } from './practice-focus.ts';
import { screenView } from './practice-view.ts';

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
  readonly screening: Pick<ScreeningService, 'check'>;
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
});
export type LearnService = ReturnType<typeof learnService>;
