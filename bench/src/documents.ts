import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { embeddedReader } from '@hedgerow/server/src/adapters/text/embedded-reader.ts';
import { characterErrorRate } from '@hedgerow/server/src/testing/documents/character-errors.ts';
import { type SampleDocument, sampleDocuments } from '@hedgerow/server/src/testing/documents/sample-documents.ts';
import { median, ratio, rounded, type Section, timed } from './ratio.ts';

const run = promisify(execFile);
/** Enough to see the proportion; how well every sample is read is a test of the reader's own. */
const samplesOfKind = 2;

type Tool = { readonly name: string; readonly classes: readonly string[]; readonly read: (file: string) => Promise<string> };

const tools: readonly Tool[] = [
  {
    name: 'tesseract',
    classes: ['image-clean', 'image-degraded', 'image-photo'],
    read: async (file) => (await run('tesseract', [file, 'stdout'])).stdout,
  },
  { name: 'pdftotext', classes: ['pdf-text'], read: async (file) => (await run('pdftotext', [file, '-'])).stdout },
];

/** Any answer will do, as long as there is something that answers. */
const isInstalled = (name: string): Promise<boolean> =>
  run(name, ['-v']).then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Reads each document, and says how long it took and how much of the text is wrong. */
const measure = async (samples: readonly SampleDocument[], read: (sample: SampleDocument) => Promise<string>) => {
  const milliseconds: number[] = [];
  const wrong: number[] = [];
  for (const sample of samples) {
    const { value, milliseconds: took } = await timed(() => read(sample));
    milliseconds.push(took);
    wrong.push(characterErrorRate(sample.truth, value));
  }
  return { milliseconds: median(milliseconds), wrong: mean(wrong) };
};

export const documents = async (): Promise<Section> => {
  const reader = embeddedReader();
  const rows: (string | number)[][] = [];
  const notes = [
    'The whole way from file to text, in our own child process (warm), beside the tool of Debian on the same files. A page each.',
  ];
  try {
    for (const { name, classes, read } of tools) {
      const there = await isInstalled(name);
      if (!there) notes.push(`${name} is not installed here, so there is nothing to compare with.`);
      for (const kind of classes) {
        const samples = sampleDocuments()
          .filter((sample) => sample.class === kind)
          .slice(0, samplesOfKind);
        const [first] = samples;
        if (first === undefined) continue;
        const readOurs = async (sample: SampleDocument): Promise<string> =>
          (await reader.read({ file: sample.path, originalName: sample.file, subject: 'science' })).text;
        await readOurs(first);
        const ours = await measure(samples, readOurs);
        const theirs = there ? await measure(samples, ({ path }) => read(path)) : undefined;
        const beside = theirs
          ? [rounded(theirs.milliseconds), rounded(theirs.wrong, 1), ratio(ours.milliseconds, theirs.milliseconds)]
          : ['-', '-', '-'];
        rows.push([`${kind} (${samples.length}), beside ${name}`, rounded(ours.milliseconds), rounded(ours.wrong, 1), ...beside]);
      }
    }
  } finally {
    await reader.close();
  }
  return { title: 'Reading documents', columns: ['kind', 'ours ms', 'wrong %', 'theirs ms', 'wrong %', 'time beside'], rows, notes };
};
