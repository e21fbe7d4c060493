import { type Figure, type FigureKind, figureKinds, figureSvg, sampleFigure } from '@hedgerow/figures/figure';
import { inTurns, median, ratio, rounded, type Section } from './ratio.ts';

const rounds = 5;
const seeds = 40;

/** What one picture may take. */
const mostMilliseconds = 5;
const mostBytes = 12_000;

/** Milliseconds of one of many. */
const each = (count: number, work: () => void): number => {
  const from = performance.now();
  work();
  return (performance.now() - from) / count;
};

/** As much text as a picture has, built by plain joining: nothing that draws can be faster. */
const floor = async (): Promise<number> =>
  each(seeds, () => {
    for (let seed = 0; seed < seeds; seed += 1)
      Array.from({ length: 60 }, (_, at) => `<path d="M${at} ${seed}L${at + 1} ${seed + 1}" stroke-width="2"/>`).join('');
  });

const drawAll = (figures: readonly Figure[]) => async (): Promise<number> => each(figures.length, () => figures.forEach(figureSvg));

/** Each kind of picture drawn as SVG with its words, beside the joining of as much text. */
export const figures = async (): Promise<Section> => {
  const kinds: { kind: FigureKind; took: number; beside: number; bytes: number }[] = [];
  for (const kind of figureKinds) {
    const samples = Array.from({ length: seeds }, (_, seed) => sampleFigure(kind, seed));
    const ours = drawAll(samples);
    await ours();
    const measured = await inTurns(rounds, { ours, floor });
    const bytes = Math.max(...samples.map((figure) => Buffer.byteLength(figureSvg(figure))));
    kinds.push({ kind, took: median(measured.ours), beside: median(measured.floor), bytes });
  }
  const slowest = kinds.toSorted((a, b) => b.took - a.took);
  const largest = kinds.toSorted((a, b) => b.bytes - a.bytes);
  const shown = new Set([...slowest.slice(0, 8), ...largest.slice(0, 4)]);
  return {
    title: 'Pictures',
    columns: ['kind', 'ms', 'mark ms', 'beside the floor', 'largest bytes', 'mark bytes'],
    rows: [...shown].map(({ kind, took, beside, bytes }) => [
      kind,
      rounded(took, 3),
      mostMilliseconds,
      ratio(took, beside),
      bytes,
      mostBytes,
    ]),
    notes: [
      `The slowest eight and the largest four of ${kinds.length} kinds, each ${seeds} samples as SVG with their words, ${rounds} rounds in turns with the floor: sixty short paths joined as text. The median kind takes ${rounded(median(kinds.map(({ took }) => took)), 3)} ms and ${rounded(median(kinds.map(({ bytes }) => bytes)))} bytes.`,
    ],
    failures: kinds.flatMap(({ kind, took, bytes }) => [
      ...(took > mostMilliseconds ? [`A picture of ${kind} takes ${rounded(took, 1)} ms, and may take ${mostMilliseconds}.`] : []),
      ...(bytes > mostBytes ? [`A picture of ${kind} has ${bytes} bytes, and may have ${mostBytes}.`] : []),
    ]),
  };
};
