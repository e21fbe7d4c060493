import { z } from 'zod';
import { TestQuestion } from '@hedgerow/curriculum/question';
import type { Pupil } from '@hedgerow/domain/access';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { mulberry32 } from '@hedgerow/teaching/generators/random';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { assessment } from '../db/schema/assessments.ts';
import { studyDay } from '../db/schema/progress.ts';
import { type LearningNeeds, composeLearning } from '#compose-learning.ts';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import type { DemoChild } from './demo-people.ts';

const day = 86_400_000;
const days = 28;
const levels: readonly Difficulty[] = ['beginner', 'intermediate', 'intermediate', 'advanced'];

/** What a child who knows `knows` of a topic would answer; the rest are wrong options that are really offered. */
const answersLike = async (db: Database, assessmentId: string, knows: number, draw: () => number) => {
  const [row] = await db.select({ questions: assessment.questions }).from(assessment).where(eq(assessment.id, assessmentId));
  return z
    .array(TestQuestion)
    .parse(row?.questions ?? [])
    .map((question) => {
      if (question.type === 'essay') return -1;
      if (question.type === 'on_figure') return draw() < knows ? storedGiven(rightOn(question)) : -1;
      return draw() < knows ? question.correctAnswer : (question.correctAnswer + 1) % question.options.length;
    });
};

/** A month in which the child really used the product: the same services, an earlier clock. */
export const liveThroughAMonth = async (needs: LearningNeeds, pupil: Pupil, child: DemoChild, today: Date): Promise<void> => {
  const draw = mulberry32(child.year * 7919);
  const clock = { now: today };
  const seed = (): number => Math.floor(draw() * 2 ** 31);
  const learning = composeLearning({ ...needs, now: () => clock.now, newSeed: seed });

  const assess = async (index: number): Promise<void> => {
    const [subject, topic, knows] = child.topics[index % child.topics.length] ?? ['Maths', 'fractions', 0.5];
    const difficulty = levels[index % levels.length] ?? 'intermediate';
    const made = await learning.assessments.generate(pupil, {
      subject,
      topic,
      difficulty,
      numQuestions: 8,
      includeEssays: false,
      sourceFileIds: [],
    });
    const answers = await answersLike(needs.db, made.id, Math.min(0.97, knows + index * 0.006), draw);
    clock.now = new Date(clock.now.getTime() + 9 * 60_000);
    await learning.assessments.submit(pupil, made.id, answers, (6 + Math.floor(draw() * 6)) * 60_000);
  };

  const workedMinutes = async (minutes: number): Promise<void> => {
    const date = londonDate(clock.now);
    const whose = { familyId: pupil.familyId, childId: pupil.userId };
    await needs.db
      .insert(studyDay)
      .values({ ...whose, day: date, minutes, firstMinute: 960, lastMinute: 959 + minutes })
      .onConflictDoNothing();
  };

  for (let back = days, done = 0; back >= 1; back -= 1) {
    // Weekends are quieter, and nobody works every day.
    if (draw() < (back % 7 < 2 ? 0.6 : 0.2)) continue;
    clock.now = new Date(today.getTime() - back * day);
    await assess(done);
    await workedMinutes(9 + Math.floor(draw() * 12));
    done += 1;
    if (child.planId === 'secondary_practice' && done % 6 === 0) {
      const [subject, topic] = child.topics[(done / 6) % child.topics.length] ?? ['Maths', 'fractions'];
      const guide = await learning.guides.generate(pupil, { subject, topic, sourceFileIds: [] });
      clock.now = new Date(clock.now.getTime() + 8 * 60_000);
      await learning.guideReading.read(pupil, guide.id);
      await learning.flashcards.generate(pupil, guide.id);
    }
  }
};
