import { error } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';

/** A key, any other text (in which a brace means nothing), or the ends of an object. */
const marks = /"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g;

/** Keys that stand twice in one object. A reader of JSON takes the last and drops the first without a word. */
export const doubledKeys = (json: string): Problem[] => {
  const open: Set<string>[] = [];
  const problems: Problem[] = [];
  for (const { 0: mark, 1: key, index } of json.matchAll(marks)) {
    if (mark === '{') open.push(new Set());
    else if (mark === '}') open.pop();
    else if (key !== undefined) {
      if (open.at(-1)?.has(key)) problems.push(error(`line ${json.slice(0, index).split('\n').length}: "${key}" stands twice`));
      open.at(-1)?.add(key);
    }
  }
  return problems;
};
