import { readFileSync } from 'node:fs';
import { batch } from './sentence-model.ts';
import { openTunedEncoder, unpack, unpackChange, type Packed, type PackedChange, type TokenVectors } from './tuned-encoder.ts';

/** For each text, how much it speaks for each of the kinds that were trained: the greater, the surer. */
export type ConcernReader = { readonly weigh: (texts: readonly string[]) => Promise<readonly SentenceScores[]> };
export type SentenceScores = readonly number[];

export type TrainedReader = {
  readonly changes: readonly PackedChange[];
  readonly heads: number;
  readonly norm: { readonly gain: Packed; readonly shift: Packed };
  /** Which pieces each head looks at, and what it takes of them. */
  readonly attend: Layer<Packed>;
  readonly take: Layer<Packed>;
  readonly hidden: Layer<Packed>;
  readonly out: Layer<Packed>;
};
type Layer<Numbers> = { readonly weights: Numbers; readonly bias: Numbers };

const layerOf = ({ weights, bias }: Layer<Packed>): Layer<Float32Array> => ({ weights: unpack(weights), bias: unpack(bias) });

/** One row of a layer over so many numbers of the input. */
const rowOf = ({ weights, bias }: Layer<Float32Array>, row: number, input: Float32Array, inputFrom = 0, size = input.length): number => {
  let sum = bias[row] ?? 0;
  const from = row * size;
  for (let at = 0; at < size; at += 1) sum += (weights[from + at] ?? 0) * (input[inputFrom + at] ?? 0);
  return sum;
};
const times = (layer: Layer<Float32Array>, input: Float32Array): Float32Array => layer.bias.map((_first, row) => rowOf(layer, row, input));

const tiny = 1e-5;
const levelled = (piece: readonly number[], gain: Float32Array, shift: Float32Array): Float32Array => {
  const found = Float32Array.from(piece);
  let sum = 0;
  for (const number of found) sum += number;
  const mean = sum / found.length;
  let spread = 0;
  for (const number of found) spread += (number - mean) ** 2;
  const scale = 1 / Math.sqrt(spread / found.length + tiny);
  for (let at = 0; at < found.length; at += 1) found[at] = ((found[at] ?? 0) - mean) * scale * (gain[at] ?? 0) + (shift[at] ?? 0);
  return found;
};

/** A processor's last digit decides nothing. */
const step = 64;

const readTrained = (): TrainedReader => JSON.parse(readFileSync(new URL('concern-reader.json', import.meta.url), 'utf8')) as TrainedReader;

/**
 * Reads sentences for calls for help: the model of sentences, tuned to them by small changes of its matrices, and a head that looks at
 * the pieces of a text which say most, instead of the mean of all. Trained by `npm run train:safety`.
 */
export const openConcernReader = async (trained: TrainedReader = readTrained()): Promise<ConcernReader> => {
  const { changes, heads, norm } = trained;
  const tokensOf = await openTunedEncoder(changes.map(unpackChange));
  const [gain, shift] = [unpack(norm.gain), unpack(norm.shift)];
  const [attend, take, hidden, out] = [trained.attend, trained.take, trained.hidden, trained.out].map(layerOf) as [
    Layer<Float32Array>,
    Layer<Float32Array>,
    Layer<Float32Array>,
    Layer<Float32Array>,
  ];

  const scoresOf = (pieces: TokenVectors): SentenceScores => {
    const levels = pieces.map((piece) => levelled(piece, gain, shift));
    const looks = levels.map((piece) => times(attend, piece));
    const size = gain.length;
    /** For each head the mean of the pieces, each as much as the head looks at it: what is taken of them need be worked out once. */
    const seen = new Float32Array(heads * size);
    for (let head = 0; head < heads; head += 1) {
      const most = looks.reduce((so, look) => Math.max(so, look[head] ?? 0), Number.NEGATIVE_INFINITY);
      const powers = looks.map((look) => Math.exp((look[head] ?? 0) - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      for (const [at, piece] of levels.entries()) {
        const share = (powers[at] ?? 0) / all;
        for (let place = 0; place < size; place += 1)
          seen[head * size + place] = (seen[head * size + place] ?? 0) + share * (piece[place] ?? 0);
      }
    }
    const width = take.bias.length / heads;
    const taken = take.bias.map((_first, row) => rowOf(take, row, seen, Math.floor(row / width) * size, size));
    const inner = times(hidden, taken).map((value) => Math.max(0, value));
    return Array.from(times(out, inner), (score) => Math.round(score * step) / step);
  };

  return {
    weigh: async (texts) => {
      const found: SentenceScores[] = [];
      for (let at = 0; at < texts.length; at += batch) {
        found.push(...(await tokensOf(texts.slice(at, at + batch))).map(scoresOf));
      }
      return found;
    },
  };
};
