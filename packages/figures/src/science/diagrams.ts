import type { Mark, Point } from '../drawing.ts';
import { chromatography, distillation, electrolysis, filtration, titration } from './diagrams-apparatus.ts';
import { animalCell, bacterium, plantCell } from './diagrams-cells.ts';
import { digestive, eye, heart, lungs, skeleton } from './diagrams-body.ts';
import { flower, leaf, plant } from './diagrams-plants.ts';
import { ear, rockLayers, shadowMaking, waterCycle } from './diagrams-earth.ts';
import { earthLayers, headland, river, spit, volcano, waterfall } from './diagrams-landforms.ts';
import { constructiveMargin, destructiveMargin, glacialValley, virus } from './diagrams-plates.ts';
import { barMagnet, starChart, transformer } from './diagrams-magnets.ts';
import { brain, synapse } from './diagrams-nerves.ts';
import { bendingShoot, bunsenBurner, flatSeedling, rustingTubes, shootExperiment } from './diagrams-lab.ts';
import { injectionMoulding } from '../everyday/diagrams-making.ts';
import { cityRings, soilProfile } from '../geography/diagrams-ground.ts';
import { motteAndBailey, trench } from '../history/diagrams-war.ts';
import { colourWheel, stagePlan, stageTypes } from '../everyday/diagrams-arts.ts';
import { globeTheatre } from '../language/diagrams-globe.ts';
import { formalLetter, informalLetter, leafletPage, newspaperReport, playscript, storyMountain } from '../language/diagrams-pages.ts';
import { dharmaWheel, fiveKs, pujaTray, sederPlate, torahScroll } from '../religion/diagrams-things.ts';
import { buddhistShrine, church, gurdwara, mandir, mosque, synagogue } from '../religion/diagrams-worship.ts';

export type Diagram = {
  readonly title: string;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Where the pointer ends, on which side its letter stands, and the part's place and looks without its name. */
  readonly parts: Readonly<Record<string, { readonly at: Point; readonly side?: 'left' | 'right'; readonly where: string }>>;
};

export const diagrams = {
  'animal-cell': animalCell,
  'plant-cell': plantCell,
  bacterium,
  plant,
  flower,
  leaf,
  heart,
  eye,
  'digestive-system': digestive,
  skeleton,
  lungs,
  filtration,
  distillation,
  titration,
  electrolysis,
  chromatography,
  'bar-magnet': barMagnet,
  transformer,
  'star-chart': starChart,
  'water-cycle': waterCycle,
  'rock-layers': rockLayers,
  ear,
  shadow: shadowMaking,
  river,
  waterfall,
  headland,
  spit,
  volcano,
  'earth-layers': earthLayers,
  'destructive-margin': destructiveMargin,
  'constructive-margin': constructiveMargin,
  'glacial-valley': glacialValley,
  virus,
  'bunsen-burner': bunsenBurner,
  'rusting-tubes': rustingTubes,
  'bending-shoot': bendingShoot,
  'shoot-experiment': shootExperiment,
  'flat-seedling': flatSeedling,
  'stage-plan': stagePlan,
  'stage-types': stageTypes,
  'colour-wheel': colourWheel,
  brain,
  synapse,
  'soil-profile': soilProfile,
  'city-rings': cityRings,
  'motte-and-bailey': motteAndBailey,
  trench,
  'injection-moulding': injectionMoulding,
  gurdwara,
  synagogue,
  mandir,
  church,
  mosque,
  'buddhist-shrine': buddhistShrine,
  'seder-plate': sederPlate,
  'puja-tray': pujaTray,
  'five-ks': fiveKs,
  'dharma-wheel': dharmaWheel,
  'torah-scroll': torahScroll,
  'globe-theatre': globeTheatre,
  'formal-letter': formalLetter,
  'informal-letter': informalLetter,
  'newspaper-report': newspaperReport,
  leaflet: leafletPage,
  playscript,
  'story-mountain': storyMountain,
} satisfies Record<string, Diagram>;
export type DiagramName = keyof typeof diagrams;
export const diagramNames = Object.keys(diagrams) as [DiagramName, ...DiagramName[]];
