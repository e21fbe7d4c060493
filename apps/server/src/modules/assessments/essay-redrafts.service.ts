import type { Redrafted } from '@hedgerow/contracts/assessments';
import type { EssayQuestion } from '@hedgerow/curriculum/question';
import { type Actor, actingPupil, forWriting } from '@hedgerow/domain/access';
import { minEssayLength, mostEssayVersions, mostWritingVersions } from '@hedgerow/domain/assessment-rules';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { answersOf, testQuestionsOf, versionsOf } from './assessment-view.ts';
import type { AssessmentsRepository } from './assessments.repository.ts';
import { feedbackOf } from './mark-attempt.ts';

export type EssayRedraftsDeps = {
  readonly assessments: Pick<AssessmentsRepository, 'find' | 'essayVersions' | 'addEssayVersion'>;
  readonly teacher: Pick<TeachingEngine, 'markEssay'>;
  readonly screening: Pick<ScreeningService, 'listen'>;
  readonly now: Clock;
};

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** An essay written again after its feedback: marked like the first, and set beside it (docs/product/tests.md#writing-again). */
export const essayRedraftsService = ({ assessments, teacher, screening, now }: EssayRedraftsDeps) => ({
  /** Errors: not_found (the test, or an essay in it), conflict (not handed in; enough versions; another window was first), invalid (too short, nothing changed). */
  redraft: async (actor: Actor, id: string, questionId: string, text: string): Promise<Redrafted> => {
    const { familyId, userId: childId } = actingPupil(actor);
    const attempt = forWriting(actor, await assessments.find(familyId, id));
    const questions = attempt.mode === 'test' ? testQuestionsOf(attempt) : [];
    const question = questions.find((one): one is EssayQuestion => one.id === questionId && one.type === 'essay');
    if (question === undefined) throw new AppError('not_found', 'Not found');
    if (!attempt.isCompleted) throw new AppError('conflict', 'Hand in this test first.');
    if (text.trim().length < minEssayLength)
      throw new AppError('invalid', `Please write at least ${minEssayLength} characters.`, { details: { field: 'text' } });
    const own = (await assessments.essayVersions(attempt)).filter((version) => version.questionId === questionId);
    if (question.markScheme.writing !== undefined && own.length + 1 >= mostWritingVersions)
      throw new AppError('conflict', 'You have written this twice. Another day there is something new to write.');
    if (own.length + 1 >= mostEssayVersions)
      throw new AppError('conflict', `You have written this ${mostEssayVersions} times. Try another question now.`);
    const handedIn = answersOf(attempt)[questions.indexOf(question)];
    const last = own.at(-1)?.text ?? (typeof handedIn === 'string' ? handedIn : '');
    if (plain(text) === plain(last))
      throw new AppError('invalid', 'This is the same as before. Change something first.', { details: { field: 'text' } });

    // A call for help is answered, and neither marked nor kept: it is no redraft.
    const heard = await screening.listen({ familyId, childId, work: id }, 'essay', text);
    if (heard !== null) return { version: null, help: heard.help };
    const { subject, keyStage } = attempt;
    const feedback = feedbackOf(await teacher.markEssay({ learner: { familyId, childId }, subject, keyStage, question, answer: text }));
    const version = { questionId, number: own.length + 2, text, feedback, writtenAt: now() };
    if (!(await assessments.addEssayVersion(attempt, version)))
      throw new AppError('conflict', 'A new version was saved in another window. Open this test again to see it.');
    const shown = versionsOf(questions, attempt, [...own, { familyId, childId, assessmentId: id, ...version }]);
    return { version: Object.values(shown).flat().at(-1) ?? null };
  },
});
export type EssayRedraftsService = ReturnType<typeof essayRedraftsService>;
