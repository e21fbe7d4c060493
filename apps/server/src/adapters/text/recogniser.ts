import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { toPng, turn, type GreyPicture } from './grey-picture.ts';
import { limits } from './limits.ts';
import { preparePicture, type PictureSource } from './prepare-picture.ts';

export type Language = 'eng' | 'fra' | 'spa' | 'deu';
export type Recognised = { readonly text: string; readonly confidence: number };

const languageOfSubject: Partial<Record<SubjectId, Language>> = { french: 'fra', spanish: 'spa', german: 'deu' };
export const languageFor = (subject: SubjectId): Language => languageOfSubject[subject] ?? 'eng';

const require = createRequire(import.meta.url);
/** `osd` tells which way up a page is. */
const dataPackages: Readonly<Record<Language | 'osd', string>> = {
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
  fra: require.resolve('@tesseract.js-data/fra/package.json'),
  spa: require.resolve('@tesseract.js-data/spa/package.json'),
  deu: require.resolve('@tesseract.js-data/deu/package.json'),
  osd: require.resolve('@tesseract.js-data/osd/package.json'),
};

/** The data lies in the package and is never fetched, and no copy of it is written. */
const offline = (data: Language | 'osd') => ({
  langPath: join(dirname(dataPackages[data]), '4.0.0_best_int'),
  cacheMethod: 'none',
  gzip: true,
  errorHandler: () => {},
});

let reader: { readonly language: Language; readonly worker: Worker } | undefined;
let compass: Worker | undefined;

const readerOf = async (language: Language): Promise<Worker> => {
  if (reader?.language === language) return reader.worker;
  await reader?.worker.terminate();
  const worker = await createWorker(language, OEM.LSTM_ONLY, offline(language));
  // The default takes a page for one block of text and reads across columns.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  reader = { language, worker };
  return worker;
};

const recognisePage = async (worker: Worker, page: GreyPicture, rotateAuto: boolean): Promise<Recognised> => {
  const { data } = await worker.recognize(await toPng(page), { rotateAuto }, { text: true });
  return { text: data.text, confidence: data.confidence };
};

/** By how many degrees a page has to be turned to stand upright; 0 when that cannot be told. */
const turnNeeded = async (page: GreyPicture): Promise<number> => {
  compass ??= await createWorker('osd', OEM.TESSERACT_ONLY, { ...offline('osd'), legacyCore: true, legacyLang: true });
  const { data } = await compass.detect(await toPng(page));
  return (data.orientation_confidence ?? 0) > 1 ? (data.orientation_degrees ?? 0) : 0;
};

/** English has no word "e", and "o" or "*" at the start of a line was a bullet. */
const bulletsAsDashes = (text: string): string => text.replaceAll(/^[ \t]*(?:[oe](?= \S)|[«»*©¢°■])[ \t]+/gm, '- ');

const tidy = (text: string, language: Language): string => {
  const lines = text.replaceAll(/\n{2,}/g, '\n');
  return language === 'eng' ? bulletsAsDashes(lines) : lines;
};

/**
 * Reads the letters of a picture. Confidence is a percentage; below `limits.lowConfidence` the page is tried turned, and then as it
 * came, and the surest reading wins.
 */
export const recognise = async (picture: GreyPicture, language: Language, source: PictureSource): Promise<Recognised> => {
  const worker = await readerOf(language);
  const prepared = await preparePicture(picture, source);
  const unsure = ({ confidence }: Recognised) => confidence < limits.lowConfidence;
  const surer = (one: Recognised, other: Recognised) => (other.confidence > one.confidence ? other : one);
  let best = await recognisePage(worker, prepared, true);
  if (unsure(best)) {
    const degrees = await turnNeeded(prepared).catch(() => 0);
    if (degrees !== 0) best = surer(best, await recognisePage(worker, await turn(prepared, degrees), true));
  }
  if (unsure(best)) best = surer(best, await recognisePage(worker, picture, false));
  return { text: tidy(best.text, language), confidence: best.confidence };
};
