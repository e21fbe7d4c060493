import type { Learn } from '@hedgerow/contracts/practice';
import { assessmentMessages } from '@hedgerow/contracts/assessments';
import type { Bank } from '@hedgerow/curriculum/bank';
import { type Actor, actingPupil } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { readSubject } from '@hedgerow/domain/subjects';
import { findTopics } from '@hedgerow/teaching/compose/find-topics';
import { learnScreens } from '@hedgerow/teaching/practice/learn-screens';
import type { RichText } from '#ports/rich-text.ts';
import { screenView } from './practice-view.ts';

/** A few screens that teach a topic. It is no revision guide: every plan has it (decisions 8). */
export const learnService = ({ bank, richText }: { readonly bank: Bank; readonly richText: RichText }) => ({
  /** Errors: invalid (subject), not_found (nothing that teaches it). */
  read: (actor: Actor, wish: { readonly subject: string; readonly topic: string }): Learn => {
    const { keyStage } = actingPupil(actor);
    const subject = readSubject(wish.subject);
    if (subject === undefined) throw new AppError('invalid', assessmentMessages.subject, { details: { field: 'subject' } });
    const [topic] = findTopics(bank, { subject, keyStage, topicText: wish.topic }).topics;
    const screens = topic === undefined ? [] : learnScreens(topic, null, keyStage);
    if (topic === undefined || screens.length === 0) throw new AppError('not_found', 'There is nothing to learn from on this topic yet.');
    return { title: topic.title, subject: topic.subject, screens: screens.map((screen) => screenView(screen, richText)) };
  },
});
export type LearnService = ReturnType<typeof learnService>;
