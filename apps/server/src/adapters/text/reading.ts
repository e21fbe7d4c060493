import type { ReadingProgress } from '#ports/text-reader.ts';
import type { Language } from './recogniser.ts';

/** What a reader of one kind of document gives back, before warnings are drawn from it. */
export type RawReading = {
  readonly text: string;
  readonly pages: number;
  /** Confidence in percent of every page that had to be recognised. */
  readonly confidences: readonly number[];
  readonly truncated: boolean;
};

export type ReadingTask = {
  readonly bytes: Buffer;
  readonly language: Language;
  readonly onProgress: (progress: ReadingProgress) => void;
};
