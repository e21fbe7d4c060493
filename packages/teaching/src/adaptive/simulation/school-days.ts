import type { Topic } from '@hedgerow/curriculum/topic';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { dailyQuizLimit, planAllows, planAllowsSubject, type PlanId } from '@hedgerow/domain/plans';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { afterFirstTry } from '../../practice/memory.ts';
import { seeded } from '../../text/seeded.ts';
import type { CardState } from '../flashcard-schedule.ts';
import type { Contact } from '../contact.ts';
import { dayCaps, planDay } from '../daily-plan.ts';
import { stepQuestions, topicCandidates } from '../day-candidate.ts';
import { subjectsOfDay } from '../day-subjects.ts';
import { dayTopics, type DayTopic } from '../day-topics.ts';
import { expectedThetas } from '../expectation.ts';
import { afterBlock, afterTopicAnswer, newLearner } from '../learner-model.ts';
import { type MapTopic, prerequisitePlaces } from '../map-topics.ts';
import { levelFor } from '../policy.ts';
import { mostGuidesOfDay, readFirst } from '../read-first.ts';
import { readingMinutes } from '../step-minutes.ts';
import { stepObjective } from '../step-objective.ts';
import { levels } from '../stored-learner.ts';
import { dueDay } from '../topic-memory.ts';
import { newSyntheticLearner } from './learner.ts';
import type { World } from './worlds.ts';

export type SimulatedPupil = {
  readonly year: YearGroup;
  readonly plan: PlanId;
  /** Nothing that is asked is answered right: the hardest days that there can be. */
  readonly isLost?: boolean;
  /** Everything is: nothing comes back because it was missed. */
  readonly isSure?: boolean;
  /** Seconds that a question takes, where they were measured. */
  readonly ownSeconds?: number;
};

export type SimulatedStep = {
  /** The school day, from 0. */
  readonly day: number;
  /** As the model counts days. */
  readonly date: number;
  readonly topicId: string;
  readonly subject: SubjectId;
  readonly work: DayTopic['work'];
  readonly questions: number;
  readonly minutes: number;
  /** Percent right; null where nothing was asked. */
  readonly score: number | null;
  readonly teaches: boolean;
  readonly level: number | null;
  /** What of the topic it was on, as the server's day chooses it; null where the whole topic was asked, or read. */
  readonly objective: string | null;
  /** Forgetting, a poor last block, or what was missed of the objective asked for it on this day. */
  readonly due: boolean;
};

/** The subjects of a pupil's days and their topics, each once. */
export const topicsOfDays = (maps: (subject: SubjectId) => readonly MapTopic[], { year, plan }: SimulatedPupil): readonly MapTopic[] => {
  const subjects = subjectsOfDay(keyStageForYear(year), []).filter((subject) => planAllowsSubject(plan, subject));
  return [...new Map(subjects.flatMap(maps).map((topic) => [topic.id, topic])).values()];
};

const firstMonday = 4;

/** A pupil who does everything that their day says, Monday to Friday. */
export const schoolDays = (
  pupil: SimulatedPupil,
  topics: readonly MapTopic[],
  count: number,
  world: World,
  seed: number,
  topicOf: (id: string) => Topic | undefined,
): readonly SimulatedStep[] => {
  const keyStage = keyStageForYear(pupil.year);
  const opens = { practises: planAllows(pupil.plan, 'day_practice'), revises: planAllows(pupil.plan, 'revise') };
  const readsFirst = opens.revises && !planAllows(pupil.plan, 'practice');
  const all = dayCaps(keyStage, dailyQuizLimit(pupil.plan));
  const caps = readsFirst ? { ...all, steps: all.steps - mostGuidesOfDay, minutes: all.minutes - mostGuidesOfDay * readingMinutes } : all;
  const learner = newSyntheticLearner(topics.length, levels, prerequisitePlaces(topics), world, seeded(seed));
  const contacts = new Map<string, Contact>();
  const memories = new Map<string, Map<string, CardState>>();
  let model = newLearner(topics.length, levels, expectedThetas(pupil.year, topics));
  const steps: SimulatedStep[] = [];
  for (let at = 0; at < count; at += 1) {
    // What of a topic is asked is chosen as on the server: what is due of it, else what was not met yet.
    const day = firstMonday + Math.floor(at / 5) * 7 + (at % 5) + 0.7;
    const could = dayTopics({ model, topics, contacts, day, year: pupil.year }, opens);
    const candidates = topicCandidates(could, { keyStage, ownSeconds: pupil.ownSeconds ?? null });
    const planned = planDay(candidates, caps, seed * 1000 + at);
    const asSteps = readsFirst
      ? readFirst(
          planned,
          ({ of: { found, read } }) => found.kind === 'new' && !read,
          (step) => [{ ...step, minutes: readingMinutes, of: { ...step.of, work: 'read' as const } }, step],
        )
      : planned;
    for (const { of, minutes } of asSteps) {
      const place = of.found.topic;
      const state = model.topics[place];
      const memory = state?.memory ?? null;
      const now = new Date(day * 86_400_000);
      const known = memories.get(of.topic.id) ?? new Map<string, CardState>();
      const dueDays = new Map([...known].map(([id, card]) => [id, new Date(card.due)]));
      const whole = of.work === 'read' ? undefined : topicOf(of.topic.id);
      const objective = (whole && stepObjective(whole, dueDays, { now, year: pupil.year })?.id) ?? null;
      const isObjectiveDue = objective !== null && (dueDays.get(objective) ?? new Date(8.64e15)) <= now;
      const due = isObjectiveDue || (memory !== null && (dueDay(memory) <= day + 0.5 || (state?.blocks.at(-1) ?? 1) < 0.6));
      if (of.work !== 'practise') {
        const times = (contacts.get(of.topic.id)?.times ?? 0) + 1;
        contacts.set(of.topic.id, { read: true, times, lastDay: day });
      }
      const level = of.teaches ? 0 : levelFor(model, place, levels, day);
      let right = 0;
      if (of.work !== 'read') {
        for (let question = 0; question < stepQuestions; question += 1) {
          const correct = pupil.isSure === true || (learner.practise(place, level, day).correct && pupil.isLost !== true);
          right += correct ? 1 : 0;
          model = afterTopicAnswer(model, { topic: place, level, correct, day });
        }
        model = afterBlock(model, place, day);
        if (objective !== null) known.set(objective, afterFirstTry(known.get(objective), right < stepQuestions, now));
        memories.set(of.topic.id, known);
      }
      const questions = of.work === 'read' ? 0 : stepQuestions;
      const asked = of.work === 'read' ? { score: null, level: null } : { score: (100 * right) / stepQuestions, level };
      const { topic, work, teaches } = of;
      steps.push({
        day: at,
        date: Math.floor(day),
        topicId: topic.id,
        subject: topic.subject,
        work,
        questions,
        objective,
        due,
        minutes,
        teaches,
        ...asked,
      });
    }
  }
  return steps;
};
