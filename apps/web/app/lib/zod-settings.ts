import { problemInWords } from '@hedgerow/contracts/problem-words';

/** Where zod looks for its settings, whether it has come already or comes with a form much later. */
const settings = '__zod_globalConfig';
type Place = { [settings]?: { jitless?: boolean; customError?: typeof problemInWords } };

/** Otherwise zod probes `new Function` on its first parse, which our Content-Security-Policy forbids and reports; and says its own sentences for programmers. Called once, by root.tsx, which must not carry zod for it. */
export const keepZodWithinPolicy = (place: Place = globalThis as Place): void => {
  place[settings] = Object.assign(place[settings] ?? {}, { jitless: true, customError: problemInWords });
};
