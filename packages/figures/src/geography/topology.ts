import { z } from 'zod';
import type { Point } from '../drawing.ts';

const arcs = z.array(z.array(z.tuple([z.number(), z.number()])));
const polygon = z.object({ type: z.literal('Polygon'), arcs: z.array(z.array(z.int())) });
const polygons = z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(z.array(z.int()))) });
const named = z.object({ properties: z.object({ name: z.string() }).optional() });
const shape = z.union([polygon.extend(named.shape), polygons.extend(named.shape)]);

/** TopoJSON as Natural Earth comes in: whole numbers, each the step from the one before, shared by neighbours. */
export const Topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  objects: z.record(z.string(), z.object({ geometries: z.array(shape) })),
  arcs,
});
export type Topology = z.output<typeof Topology>;

/** The outer rings, in degrees of longitude and latitude, of the shapes of a layer that are wanted. */
export const ringsOf = (topology: Topology, layer: string, wanted: (name: string) => boolean): Point[][] => {
  const { scale, translate } = topology.transform;
  const decoded = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  // An arc that is used against its direction has the number ~n.
  const joined = (ring: readonly number[]): Point[] =>
    ring.flatMap((at, index) => {
      const points = at < 0 ? (decoded[~at] ?? []).toReversed() : (decoded[at] ?? []);
      return index === 0 ? points : points.slice(1);
    });
  return (topology.objects[layer]?.geometries ?? [])
    .filter(({ properties }) => wanted(properties?.name ?? ''))
    .flatMap((one) => (one.type === 'Polygon' ? [one.arcs[0] ?? []] : one.arcs.map(([outer = []]) => outer)))
    .map(joined);
};
