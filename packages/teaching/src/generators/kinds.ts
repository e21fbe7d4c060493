import type { KindOfDraw } from './generator.ts';

/** A kind that is known by its question or its answer. */
export const saying = (asked: RegExp, said: RegExp): KindOfDraw => ({ asked, drawn: ({ stem, key }) => said.test(`${stem} ${key}`) });
/** A kind that is known by its answer alone. */
export const answering = (asked: RegExp, key: RegExp): KindOfDraw => ({ asked, drawn: (question) => key.test(question.key) });
/** What is asked for beside any other kind. */
export const beside = (kind: KindOfDraw): KindOfDraw => ({ ...kind, isBeside: true });
