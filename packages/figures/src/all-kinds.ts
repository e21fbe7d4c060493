import { barChart } from './data/bar-chart.ts';
import { boxPlot } from './data/box-plot.ts';
import { graph } from './data/graph.ts';
import { histogram } from './data/histogram.ts';
import { pictogram } from './data/pictogram.ts';
import { pie } from './data/pie.ts';
import { table } from './data/table.ts';
import { tally } from './data/tally.ts';
import { tree } from './data/tree.ts';
import { venn } from './data/venn.ts';
import { baseTen } from './number/base-ten.ts';
import { calendar } from './number/calendar.ts';
import { clock } from './number/clock.ts';
import { digitalClock } from './number/digital-clock.ts';
import { dominoes } from './number/dominoes.ts';
import { hundredSquare } from './number/hundred-square.ts';
import { money } from './number/money.ts';
import { numberLine } from './number/number-line.ts';
import { objects } from './number/objects.ts';
import { partWhole } from './number/part-whole.ts';
import { pattern } from './number/pattern.ts';
import { rekenrek } from './number/rekenrek.ts';
import { tenFrame } from './number/ten-frame.ts';

import { array } from './calculation/array.ts';
import { balance } from './calculation/balance.ts';
import { barModel } from './calculation/bar-model.ts';
import { columnMethod } from './calculation/column-method.ts';
import { fraction } from './calculation/fraction.ts';
import { longDivision } from './calculation/long-division.ts';
import { shortDivision } from './calculation/short-division.ts';
import { functionMachine } from './calculation/function-machine.ts';
import { placeValueChart } from './calculation/place-value-chart.ts';
import { climateGraph } from './geography/climate-graph.ts';
import { compass } from './geography/compass.ts';
import { gridMap } from './geography/grid-map.ts';
import { outlineMap } from './geography/outline-map.ts';
import { timeline } from './history/timeline.ts';
import { stave } from './music/stave.ts';
import { angle } from './shape/angle.ts';
import { anglesAtPoint } from './shape/angles-at-point.ts';
import { bearing } from './shape/bearing.ts';
import { circleDiagram } from './shape/circle-diagram.ts';
import { circleParts } from './shape/circle-parts.ts';
import { flatShapes } from './shape/flat-shapes.ts';
import { gauge } from './shape/gauge.ts';
import { gridShapes } from './shape/grid-shapes.ts';
import { net } from './shape/net.ts';
import { parallelLines } from './shape/parallel-lines.ts';
import { polygon } from './shape/polygon.ts';
import { ruler } from './shape/ruler.ts';
import { solid } from './shape/solid.ts';
import { vectors } from './shape/vectors.ts';
import { circuit, circuitSymbols } from './science/circuit.ts';
import { parts } from './science/parts.ts';
import { cards } from './science/cards.ts';
import { sortingKey } from './science/sorting-key.ts';
import { phScale } from './science/ph-scale.ts';
import { periodicCut } from './science/periodic-cut.ts';
import { molecule } from './science/molecule.ts';
import { moons } from './science/moons.ts';
import { sankey } from './science/sankey.ts';
import { lens } from './science/lens.ts';
import { spring } from './science/spring.ts';
import { controlLoop } from './science/control-loop.ts';
import { lifeTree } from './science/life-tree.ts';
import { choropleth } from './geography/choropleth.ts';
import { contours } from './geography/contours.ts';
import { populationPyramid } from './geography/population-pyramid.ts';
import { flowchart } from './computing/flowchart.ts';
import { network } from './computing/network.ts';
import { logicCircuit } from './computing/logic-circuit.ts';
import { binaryColumns } from './computing/binary-columns.ts';
import { foodWeb } from './science/food-web.ts';
import { particles } from './science/particles.ts';
import { forces } from './science/forces.ts';
import { atom } from './science/atom.ts';
import { dotCross } from './science/dot-cross.ts';
import { wave } from './science/wave.ts';
import { energyProfile } from './science/energy-profile.ts';
import { rays } from './science/rays.ts';
import { planets } from './science/planets.ts';
import { seesaw } from './science/seesaw.ts';
import { factorTree } from './calculation/factor-tree.ts';
import { inequalityLine } from './number/inequality-line.ts';
import { stemAndLeaf } from './data/stem-and-leaf.ts';
import { cubes } from './shape/cubes.ts';
import { locus } from './shape/locus.ts';
import { sentence } from './language/sentence.ts';
import { chain } from './language/chain.ts';
import { links } from './language/links.ts';
import { metre } from './language/metre.ts';
import { nested } from './language/nested.ts';
import { strokes } from './language/strokes.ts';
import { verse } from './language/verse.ts';
import { keyboard } from './music/keyboard.ts';
import { rhythmGrid } from './music/rhythm-grid.ts';
import { familyTree } from './history/family-tree.ts';

/** Every kind of figure under its own name, in the order in which a school meets them. */
export const kinds = {
  objects,
  'ten-frame': tenFrame,
  'part-whole': partWhole,
  pattern,
  rekenrek,
  'base-ten': baseTen,
  'hundred-square': hundredSquare,
  'number-line': numberLine,
  'inequality-line': inequalityLine,
  dominoes,
  money,
  clock,
  'digital-clock': digitalClock,
  calendar,
  'bar-model': barModel,
  array,
  fraction,
  'place-value-chart': placeValueChart,
  'column-method': columnMethod,
  'long-division': longDivision,
  'short-division': shortDivision,
  'function-machine': functionMachine,
  balance,
  'factor-tree': factorTree,
  ruler,
  gauge,
  'flat-shapes': flatShapes,
  angle,
  'angles-at-point': anglesAtPoint,
  polygon,
  'parallel-lines': parallelLines,
  'circle-parts': circleParts,
  'circle-diagram': circleDiagram,
  solid,
  cubes,
  net,
  'grid-shapes': gridShapes,
  bearing,
  locus,
  vectors,
  pictogram,
  tally,
  'bar-chart': barChart,
  graph,
  pie,
  table,
  venn,
  tree,
  histogram,
  'box-plot': boxPlot,
  'stem-and-leaf': stemAndLeaf,
  circuit,
  'circuit-symbols': circuitSymbols,
  cards,
  'sorting-key': sortingKey,
  parts,
  'food-web': foodWeb,
  particles,
  forces,
  compass,
  'grid-map': gridMap,
  'climate-graph': climateGraph,
  'outline-map': outlineMap,
  contours,
  choropleth,
  'population-pyramid': populationPyramid,
  timeline,
  'family-tree': familyTree,
  stave,
  keyboard,
  'rhythm-grid': rhythmGrid,
  sentence,
  strokes,
  verse,
  metre,
  links,
  chain,
  nested,
  flowchart,
  network,
  'logic-circuit': logicCircuit,
  'binary-columns': binaryColumns,
  atom,
  'dot-cross': dotCross,
  wave,
  'energy-profile': energyProfile,
  rays,
  planets,
  seesaw,
  'ph-scale': phScale,
  'periodic-cut': periodicCut,
  molecule,
  moons,
  'control-loop': controlLoop,
  'life-tree': lifeTree,
  sankey,
  lens,
  spring,
} as const;
