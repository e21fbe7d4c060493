import type { AvatarItemOf } from '@hedgerow/domain/avatar';
import type { AvatarPlace } from '@hedgerow/domain/avatar-places';
import { glasses, hands, heads, necks } from './accessories.tsx';
import { classroom, library, moonBase } from './backgrounds/indoors.tsx';
import { bluebellWood, nightSky, seaside, snowyHill } from './backgrounds/outdoors.tsx';
import { brownHare } from './characters/brown-hare.tsx';
import { friendlyPanda } from './characters/friendly-panda.tsx';
import { gardenHedgehog } from './characters/garden-hedgehog.tsx';
import { hillFox } from './characters/hill-fox.tsx';
import { redSquirrel } from './characters/red-squirrel.tsx';
import { riverOtter } from './characters/river-otter.tsx';
import { tawnyOwl } from './characters/tawny-owl.tsx';
import { winterRobin } from './characters/winter-robin.tsx';
import { woodlandBadger } from './characters/woodland-badger.tsx';
import { youngStag } from './characters/young-stag.tsx';
import type { Part } from './part.ts';
import type { Character, Style } from './rig.tsx';
import { dungarees, hoodie, schoolUniform, stripedJumper } from './styles/everyday.tsx';
import { footballKit, labCoat, raincoat, spaceSuit } from './styles/outdoors.tsx';

/** Every drawing by the id of its item: one that is missing is a type error. */
export const characters: Readonly<Record<AvatarItemOf<'character'>, Character>> = {
  'friendly-panda': friendlyPanda,
  'garden-hedgehog': gardenHedgehog,
  'winter-robin': winterRobin,
  'red-squirrel': redSquirrel,
  'hill-fox': hillFox,
  'brown-hare': brownHare,
  'river-otter': riverOtter,
  'woodland-badger': woodlandBadger,
  'tawny-owl': tawnyOwl,
  'young-stag': youngStag,
};

export const styles: Readonly<Record<AvatarItemOf<'style'>, Style>> = {
  'school-uniform': schoolUniform,
  'striped-jumper': stripedJumper,
  dungarees,
  hoodie,
  raincoat,
  'football-kit': footballKit,
  'lab-coat': labCoat,
  'space-suit': spaceSuit,
};

export const backgrounds: Readonly<Record<AvatarItemOf<'background'>, Part>> = {
  classroom,
  'bluebell-wood': bluebellWood,
  seaside,
  library,
  'snowy-hill': snowyHill,
  'night-sky': nightSky,
  'moon-base': moonBase,
};

export const accessories: {
  readonly [P in Exclude<AvatarPlace, 'character' | 'style' | 'background'>]: Readonly<Record<AvatarItemOf<P>, Part>>;
} = {
  head: heads,
  eyes: glasses,
  neck: necks,
  hand: hands,
};
