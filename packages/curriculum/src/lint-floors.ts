import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorIdsOf } from './bank-index.ts';
import { errors, repeated } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import type { Topic } from './topic.ts';

const worksThroughExamples: ReadonlySet<SubjectId> = new Set(['maths', 'science', 'biology', 'chemistry', 'physics']);
const stagesWithEssays: ReadonlySet<KeyStage> = new Set(['KS3', 'KS4', 'KS5']);

/** Whether a pupil of this stage and subject writes essays: from KS3 on, and not in maths (docs/product/teaching-engine.md#floors). */
export const hasEssays = (subject: SubjectId, keyStage: KeyStage): boolean => subject !== 'maths' && stagesWithEssays.has(keyStage);

/** docs/product/teaching-engine.md#floors; six words, ten facts, three misconceptions and twelve items are in the schema itself. */
export const lintFloors = (topic: Topic): Problem[] => {
  const examples = worksThroughExamples.has(topic.subject) ? 3 : 2;
  const enoughExamples = topic.workedExamples.length >= examples || (examples === 3 && generatorIdsOf(topic).length > 0);
  const generators = new Set(generatorIdsOf(topic));
  const misconceptions = new Set(topic.misconceptions.map(({ id }) => id));
  const later = topic.years.filter((year) => year > Math.min(...topic.years));
  return errors([
    ...Object.entries(topic.slips).flatMap(([generator, shown]) => [
      ...(generators.has(generator) ? [] : [`tells slips of the generator "${generator}", which no objective has`]),
      ...Object.keys(shown).flatMap((id) =>
        misconceptions.has(id) ? [] : [`slips of ${generator}: the topic has no misconception "${id}"`],
      ),
    ]),
    ...(enoughExamples
      ? []
      : [`has ${topic.workedExamples.length} worked examples; ${examples} are the least${examples === 3 ? ', or a generator' : ''}`]),
    ...(hasEssays(topic.subject, topic.keyStage) && topic.essays.length === 0 ? ['has no essay'] : []),
    ...(topic.subject === 'maths' && topic.essays.length > 0 ? ['maths has no essays'] : []),
    ...topic.objectives.flatMap(({ id, fromYear }) =>
      fromYear === undefined || later.includes(fromYear) ? [] : [`objective "${id}": Year ${fromYear} is not a later year of the topic`],
    ),
    ...(topic.objectives.every(({ fromYear }) => fromYear !== undefined) ? ['nothing is taught in its first year'] : []),
    ...repeated(topic.objectives.map(({ id }) => id)).map((id) => `two objectives have the id "${id}"`),
    ...repeated(topic.misconceptions.map(({ id }) => id)).map((id) => `two misconceptions have the id "${id}"`),
  ]);
};
