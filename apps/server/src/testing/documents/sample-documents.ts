import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type SampleClass = 'pdf-text' | 'docx' | 'pdf-scanned' | 'image-clean' | 'image-degraded' | 'image-photo' | 'image-handwriting';

type ManifestEntry = { readonly id: string; readonly file: string; readonly class: SampleClass; readonly must: readonly string[] };
export type SampleDocument = ManifestEntry & { readonly path: string; readonly truth: string };

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The documents written for this project, each with its true text and phrases that must not be lost. */
export const sampleDocuments = (): readonly SampleDocument[] => {
  const entries = JSON.parse(readFileSync(here('manifest.json'), 'utf8')) as readonly ManifestEntry[];
  return entries.map((entry) => ({
    ...entry,
    path: here(`files/${entry.file}`),
    truth: readFileSync(here(`truth/${entry.id}.txt`), 'utf8'),
  }));
};
