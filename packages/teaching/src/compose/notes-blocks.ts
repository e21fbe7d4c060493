import type { GuideBlock } from '@hedgerow/curriculum/guide';
import { fold } from '@hedgerow/curriculum/words';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { notesFromText } from '../text/guide-from-text.ts';
import type { NotesGuide } from '../text/guide-from-text.ts';

export type Upload = { readonly title: string; readonly text: string };

/** What each upload says, read by the text engine. */
export const readUploads = (uploads: readonly Upload[], keyStage: KeyStage, seed: number): NotesGuide[] =>
  uploads.filter(({ text }) => text.trim() !== '').map(({ text, title }) => notesFromText({ text, title, keyStage, seed }));

/** The pupil's own sentences, section by section, marked as theirs. */
export const notesBlocks = (notes: readonly NotesGuide[]): GuideBlock[] =>
  notes.flatMap(({ keyPoints }) =>
    keyPoints
      .filter(({ sentences }) => sentences.length > 0)
      .flatMap(({ heading, sentences }): GuideBlock[] => [
        { kind: 'heading', text: heading ?? 'Key points', level: 2 },
        { kind: 'fromYourNotes', items: [...sentences] },
      ]),
  );

/** Questions on reasons that the notes answer. */
export const whyHowBlocks = (notes: readonly NotesGuide[]): GuideBlock[] => {
  const entries = notes.flatMap(({ whyHow }) => whyHow.map(({ question, answer }) => ({ question, answer })));
  return entries.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Why and how', level: 2 },
        { kind: 'checkYourself', entries },
      ];
};

/** The first entry of each term; the notes stand first, so their meaning wins. */
export const firstOfEach = <T extends { readonly term: string }>(entries: readonly T[]): T[] => {
  const seen = new Set<string>();
  return entries.filter(({ term }) => {
    const isNew = !seen.has(fold(term));
    seen.add(fold(term));
    return isNew;
  });
};
