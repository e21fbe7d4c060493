import type { Generator } from './generator.ts';
import * as ks1Adding from './ks1/adding-and-taking-away.ts';
import * as ks1Counting from './ks1/counting.ts';
import * as ks1Groups from './ks1/groups-and-shares.ts';
import * as ks1Clock from './ks1/clock.ts';
import * as ks1Coins from './ks1/coins.ts';
import * as ks1Shapes from './ks1/shapes.ts';
import * as ks1Facts from './ks1/number-facts.ts';

/** A family file exports generators and nothing else. */
const families: readonly Readonly<Record<string, Generator>>[] = [
  ks1Counting,
  ks1Facts,
  ks1Adding,
  ks1Groups,
  ks1Coins,
  ks1Clock,
  ks1Shapes,
];

/** Every generator there is, by stage and family. */
export const generators: readonly Generator[] = families.flatMap((family) => Object.values(family));

const byId: ReadonlyMap<string, Generator> = new Map(generators.map((generator) => [generator.id, generator]));
export const generatorById = (id: string): Generator | undefined => byId.get(id);
