import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { bareMethod, type Method, methodsOf } from '../compose/methods.ts';
import { generatorById } from '../generators/all-generators.ts';

/** How a question was made, where a generator made it: for its own objective, if the topic says so. */
export const methodFor = ({ sourceId, objective }: PracticeQuestion, topic: Topic | undefined): Method | undefined => {
  const generator = generatorById(sourceId);
  if (generator === undefined) return undefined;
  const own = topic === undefined ? [] : methodsOf(topic);
  return own.find((method) => method.generator.id === sourceId && method.objective === objective) ?? bareMethod(generator);
};
