import type { ReadingProgress } from '#ports/text-reader.ts';
import type { Language } from './recogniser.ts';

/** Confidence in percent, and how many letters it speaks for: a blank page between two clear ones says nothing. */
export type RecognisedPage = { readonly confidence: number; readonly letters: number };

/** What a reader of one kind of document gives back, before warnings are drawn from it. */
export type RawReading = {
  readonly text: string;
  readonly pages: number;
  /** Every page whose letters had to be recognised. */
  readonly recognised: readonly RecognisedPage[];
  readonly truncated: boolean;
};

export type ReadingTask = {
  readonly bytes: Buffer;
  readonly language: Language;
  /** Pages of a PDF whose letters are recognised, at most. */
  readonly ocrPages: number;
  readonly onProgress: (progress: ReadingProgress) => void;
};
