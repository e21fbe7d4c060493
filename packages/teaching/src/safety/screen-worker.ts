import { parentPort } from 'node:worker_threads';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import type { ConcernScores } from './concern-scores.ts';
import { ownCallIn } from './own-voice.ts';
import { type Screened, screenText, type TextField, worthAsking } from './screen-text.ts';

type Asked =
  | { readonly way: 'parts' }
  | { readonly way: 'own' }
  | { readonly way: 'screen'; readonly field: TextField; readonly meanings: [string, ConcernScores][] };
export type ScreenRequest = { readonly id: number; readonly text: string } & Asked;
export type ScreenAnswer = { readonly id: number } & (
  | { readonly parts: readonly string[] }
  | { readonly found: Screened }
  | { readonly own: ConcernCategory | undefined }
  | { readonly failed: string }
);

const answerTo = (request: ScreenRequest): ScreenAnswer => {
  const { id, text } = request;
  try {
    if (request.way === 'parts') return { id, parts: worthAsking(text) };
    if (request.way === 'own') return { id, own: ownCallIn(text) };
    return { id, found: screenText(text, { meanings: new Map(request.meanings), field: request.field }) };
  } catch (error) {
    // Never the message: it may hold a pupil's words.
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
};

parentPort?.on('message', (request: ScreenRequest) => parentPort?.postMessage(answerTo(request)));
