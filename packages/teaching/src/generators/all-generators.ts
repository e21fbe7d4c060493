import type { Generator } from './generator.ts';
import { alsoAsking } from './forms/form.ts';
import { forms } from './forms/all-forms.ts';
import * as ks1Adding from './ks1/adding-and-taking-away.ts';
import * as ks1Clock from './ks1/clock.ts';
import * as ks1Coins from './ks1/coins.ts';
import * as ks1CountingSteps from './ks1/counting-steps.ts';
import * as ks1Counting from './ks1/counting.ts';
import * as ks1TimesTables from './ks1/times-tables.ts';
import * as ks1Groups from './ks1/groups-and-shares.ts';
import * as ks1TensAndOnes from './ks1/tens-and-ones.ts';
import * as ks1Facts from './ks1/number-facts.ts';
import * as ks1Shapes from './ks1/shapes.ts';
import * as ks2ColumnSums from './ks2/column-sums.ts';
import * as ks2Columns from './ks2/column-methods.ts';
import * as ks2Products from './ks2/products-in-columns.ts';
import * as ks2LongDivision from './ks2/long-division.ts';
import * as ks2FractionSums from './ks2/fractions-times-and-divided.ts';
import * as ks3DecimalPlaces from './ks3/decimal-places.ts';
import * as ks2Everyday from './ks2/everyday-measures.ts';
import * as ks2MetricUnits from './ks2/metric-units.ts';
import * as ks2Money from './ks2/money.ts';
import * as ks2FractionsOfAmounts from './ks2/fractions-of-amounts.ts';
import * as ks2EquivalentFractions from './ks2/equivalent-fractions.ts';
import * as ks2Fractions from './ks2/fractions.ts';
import * as ks2Negatives from './ks2/negative-numbers-and-averages.ts';
import * as ks2Order from './ks2/order-of-operations.ts';
import * as ks2Perimeter from './ks2/perimeter.ts';
import * as ks2Area from './ks2/area.ts';
import * as ks2AngleFacts from './ks2/angle-facts.ts';
import * as ks2TimesTables from './ks2/times-tables.ts';
import * as ks2Rounding from './ks2/rounding.ts';
import * as ks2PlaceValue from './ks2/place-value.ts';
import * as ks2RomanNumerals from './ks2/roman-numerals.ts';
import * as ks3Algebra from './ks3/algebra.ts';
import * as ks3Data from './ks3/data-and-number.ts';
import * as ks3Directed from './ks3/directed-numbers.ts';
import * as ks3Equations from './ks3/equations-and-sequences.ts';
import * as ks3Ratio from './ks3/ratio-and-percentages.ts';
import * as ks3Shapes from './ks3/shapes.ts';
import * as ks3Speed from './ks3/speed-and-coordinates.ts';
import * as ks4Chance from './ks4/chance-and-shape.ts';
import * as ks4Growth from './ks4/growth-and-accuracy.ts';
import * as ks4Indices from './ks4/indices-and-surds.ts';
import * as ks4RoundSolids from './ks4/pointed-and-round-solids.ts';
import * as ks4Surfaces from './ks4/surfaces-of-solids.ts';
import * as ks4InSolids from './ks4/right-angles-in-solids.ts';
import * as ks4Quadratics from './ks4/quadratics.ts';
import * as ks4Triangles from './ks4/right-angled-triangles.ts';
import * as ks4Vectors from './ks4/vectors-and-lines.ts';
import * as receptionNumbers from './reception/first-numbers.ts';
import * as receptionPatterns from './reception/first-patterns.ts';
import * as receptionWords from './reception/first-words.ts';
import * as scienceEnergy from './science/energy-and-formulae.ts';
import * as scienceLaws from './science/laws.ts';
import * as timeClock from './time/clock-and-calendar.ts';
import * as ks1Parts from './ks1/parts-and-pictures.ts';
import * as ks2Factors from './ks2/numbers-and-factors.ts';
import * as ks2Problems from './ks2/problems-and-shapes.ts';
import * as ks2Decimals from './ks2/decimals-and-mixed-numbers.ts';
import * as ks2Clock from './ks2/clock-to-the-minute.ts';
import * as ks2TimeOfDay from './ks2/time-of-day.ts';
import * as ks1Lines from './ks1/lines-and-pictograms.ts';
import * as ks3Solids from './ks3/angles-and-solids.ts';
import * as ks3Machines from './ks3/inequalities-and-machines.ts';
import * as ks3Proportion from './ks3/data-and-proportion.ts';
import * as ks3Parallel from './ks3/parallel-lines-and-bearings.ts';
import * as ks4Squares from './ks4/sequences-and-squares.ts';
import * as ks4Functions from './ks4/functions-and-formulae.ts';
import * as ks4Circles from './ks4/triangles-and-circles.ts';
import * as ks4Data from './ks4/graphs-of-data.ts';
import * as scienceMoreLaws from './science/more-laws.ts';
import * as scienceDecay from './science/energy-and-decay.ts';
import * as hills from './time-and-place/hills.ts';
import * as ks1Arrows from './ks1/arrows-and-jumps.ts';
import * as ks3Grouped from './ks3/grouped-data.ts';
import * as ks3Isosceles from './ks3/isosceles-and-perimeters.ts';
import * as ks3NegativesInUse from './ks3/negatives-in-use.ts';
import * as ks4StandardOrder from './ks4/standard-form-in-order.ts';
import * as ks4GraphShapes from './ks4/shapes-of-graphs.ts';
import * as scienceBonds from './science/bond-energies.ts';
import * as scienceTitrations from './science/titrations.ts';
import * as englishExceptions from './english/exception-words.ts';
import * as computingCircuits from './computing/logic-circuits.ts';
import * as scienceSprings from './science/springs-and-motion.ts';
import * as scienceDiagrams from './science/reading-diagrams.ts';
import * as scienceSpecificHeat from './science/specific-heat.ts';
import * as scienceQuadrats from './science/quadrats.ts';
import * as scienceLife from './science/chemistry-and-life.ts';
import * as frenchVerbs from './languages/french-verbs.ts';
import * as spanishVerbs from './languages/spanish-verbs.ts';
import * as germanAndLatinVerbs from './languages/german-and-latin-verbs.ts';
import * as languageNumbers from './languages/numbers.ts';
import * as languageClocks from './languages/clock-phrases.ts';
import * as languageGender from './languages/gender.ts';
import * as languageAgreement from './languages/agreement.ts';
import * as languageCalendars from './languages/calendars.ts';
import * as latinNouns from './languages/latin-nouns.ts';
import * as mandarinSounds from './languages/mandarin-sounds.ts';
import * as englishPhonics from './english/phonics.ts';
import * as englishSpelling from './english/spelling.ts';
import * as englishGrammar from './english/grammar.ts';
import * as englishSentences from './english/sentences.ts';
import * as computingBits from './computing/numbers-in-bits.ts';
import * as computingFiles from './computing/files-and-codes.ts';
import * as computingTraces from './computing/trace-loops.ts';
import * as computingAlgorithms from './computing/algorithms.ts';
import * as computingMergeSort from './computing/merge-sort.ts';
import * as computingSorts from './computing/sorts.ts';
import * as computingLogic from './computing/logic-gates.ts';
import * as musicTheory from './music/theory.ts';
import * as musicTerms from './music/rhythm-and-terms.ts';
import * as chronology from './time-and-place/chronology.ts';
import * as ks2Scales from './ks2/reading-scales.ts';
import * as ks2Protractor from './ks2/measuring-angles.ts';
import * as ks2Charts from './ks2/reading-charts.ts';
import * as ks2LineGraphs from './ks2/reading-line-graphs.ts';
import * as ks3Graphs from './ks3/reading-graphs.ts';
import * as ks4Cumulative from './ks4/reading-cumulative-frequency.ts';
import * as ks4Histograms from './ks4/reading-histograms.ts';
import * as ks4BoxPlots from './ks4/reading-box-plots.ts';
import * as gridReferences from './time-and-place/grid-references.ts';
import * as maps from './time-and-place/maps.ts';
import * as ks4Surds from './ks4/surd-arithmetic.ts';
import * as ks4Powers from './ks4/more-powers.ts';
import * as ks4StandardForm from './ks4/standard-form.ts';
import * as ks4Growing from './ks4/percentages-over-time.ts';
import * as ks4Regions from './ks4/inequality-regions.ts';
import * as ks4Intervals from './ks4/intervals-and-inequalities.ts';
import * as ks4Steps from './ks4/sequences-and-steps.ts';
import * as ks4Lines from './ks4/lines-and-solutions.ts';
import * as ks4Fitting from './ks4/fitting-inequalities.ts';
import * as ks4Rules from './ks4/repeated-rules.ts';
import * as ks4Substitution from './ks4/solving-by-substitution.ts';
import * as builtCircuits from './science/building-circuits.ts';
import * as circuitMeters from './science/circuit-readings.ts';
import * as foodWebs from './science/food-webs.ts';
import * as ks3StemAndLeaf from './ks3/stem-and-leaf.ts';
import * as picturedLaws from './science/pictured-laws.ts';
import * as ks3Pictured from './ks3/pictured-numbers.ts';
import * as ks3Loci from './ks3/loci.ts';
import * as ks2Symmetry from './ks2/lines-of-symmetry.ts';
import * as ks4ReadQuadratics from './ks4/reading-quadratic-graphs.ts';
import * as ks2Nets from './ks2/nets-of-a-cube.ts';
import * as ks3Powers from './ks3/powers-in-order.ts';
import * as ks3Signs from './ks3/signs-and-equations.ts';
import * as ks3EquationsInUse from './ks3/equations-in-use.ts';
import * as ks1Charts from './ks1/charts-and-tables.ts';
import * as ks1Words from './ks1/reading-numbers.ts';
import * as ks1Things from './ks1/counting-things.ts';
import * as ks2Parts from './ks2/fractions-in-parts.ts';
import * as ks2Ordering from './ks2/ordering-numbers.ts';
import * as ks2Counters from './ks2/counters-and-parts.ts';
import * as ks2Dividing from './ks2/dividing-in-use.ts';
import * as ks2Turns from './ks2/angles-and-turns.ts';
import * as ks2Kinds from './ks2/kinds-of-shapes.ts';
import * as ks2ParallelSides from './ks2/parallel-sides.ts';
import * as ks2Ratio from './ks2/ratio-in-pictures.ts';
import * as ks2Mean from './ks2/working-with-the-mean.ts';
import * as ks2Letters from './ks2/first-letters.ts';
import * as ks2MentalSums from './ks2/mental-sums.ts';
import * as ks2TimeUnits from './ks2/time-units-and-tables.ts';
import * as ks2Quadrants from './ks2/four-quadrants.ts';
import * as ks1FirstComparisons from './ks1/first-comparisons.ts';
import * as ks2DecimalParts from './ks2/decimal-parts.ts';
import * as ks2MixedSums from './ks2/mixed-number-sums.ts';
import * as ks2Crossing from './ks2/crossing-lines.ts';
import * as ks2Squares from './ks2/counting-squares.ts';
import * as ks2CompletingSymmetry from './ks2/completing-symmetry.ts';
import * as receptionShares from './reception/doubles-and-shares.ts';
import * as ks4Brackets from './ks4/brackets-and-factors.ts';
import * as ks4Counting from './ks4/counting-and-ratios.ts';
import * as ks2UnitFractions from './ks2/unit-fractions.ts';
import * as ks2AddStories from './ks2/add-subtract-stories.ts';
import * as ks2TimesStories from './ks2/multiply-divide-stories.ts';
import * as ks2OldUnits from './ks2/days-and-old-units.ts';
import * as ks2LargerSteps from './ks2/counting-in-steps.ts';
import * as ks1Scales from './ks1/scales-and-balances.ts';
import * as ks1Lengths from './ks1/lengths.ts';
import * as ks1CoinsAndNotes from './ks1/coins-and-notes.ts';
import * as ks1Stories from './ks1/groups-and-stories.ts';
import * as ks1Solids from './ks1/solids-and-turns.ts';
import * as ks4Trees from './ks4/probability-trees.ts';
import * as ks4Conditional from './ks4/conditional-probability.ts';
import * as ks4SumsOfFractions from './ks4/sums-of-algebraic-fractions.ts';
import * as ks3ProbabilityScale from './ks3/probability-scale.ts';
import * as ks3Sets from './ks3/sets.ts';
import * as ks3CommonFactors from './ks3/common-factors.ts';
import * as ks3ChanceInUse from './ks3/chance-in-use.ts';
import * as ks3FirstEquations from './ks3/first-equations.ts';
import * as ks3Words from './ks3/words-into-algebra.ts';
import * as ks3OrderDirected from './ks3/ordering-directed-numbers.ts';
import * as ks3RatioInUse from './ks3/ratio-in-use.ts';
import * as ks3SurfaceAreas from './ks3/surface-areas.ts';
import * as ks3Units from './ks3/changing-units.ts';
import * as ks3Plotting from './ks3/plotting-lines.ts';
import * as ks3Transformations from './ks3/transformations-of-shapes.ts';
import * as ks3Scatter from './ks3/scatter-points.ts';
import * as ks3Comparing from './ks3/comparing-data.ts';
import * as ks4AnglesFromSides from './ks4/angles-from-sides.ts';
import * as ks4Samples from './ks4/samples.ts';
import * as ks4SectorsInUse from './ks4/sectors-in-use.ts';
import * as ks4AlgebraicFractions from './ks4/algebraic-fractions.ts';
import * as scienceIons from './science/ions.ts';
import * as receptionComparing from './reception/comparing.ts';

/** A family file exports generators and nothing else. */
const families: readonly Readonly<Record<string, Generator>>[] = [
  receptionNumbers,
  receptionPatterns,
  receptionWords,
  ks1CountingSteps,
  ks1Counting,
  ks1Facts,
  ks1TensAndOnes,
  ks1Adding,
  ks1TimesTables,
  ks1Groups,
  ks1Coins,
  ks1Clock,
  timeClock,
  ks1Shapes,
  ks2TimesTables,
  ks2PlaceValue,
  ks2RomanNumerals,
  ks2Rounding,
  ks2ColumnSums,
  ks2Columns,
  ks2Products,
  ks2LongDivision,
  ks2FractionSums,
  ks3DecimalPlaces,
  ks2FractionsOfAmounts,
  ks2EquivalentFractions,
  ks2Fractions,
  ks2Order,
  ks2Perimeter,
  ks2Area,
  ks2AngleFacts,
  ks2Everyday,
  ks2MetricUnits,
  ks2Money,
  ks2Negatives,
  ks3Directed,
  ks3Ratio,
  ks3Equations,
  ks3Algebra,
  ks3Shapes,
  ks3Data,
  ks3Speed,
  ks4Triangles,
  ks4Quadratics,
  ks4Indices,
  ks4Growth,
  ks4Vectors,
  ks4Chance,
  scienceLaws,
  scienceEnergy,
  ks1Parts,
  ks2Factors,
  ks2Problems,
  ks2Decimals,
  ks2TimeOfDay,
  ks2Clock,
  ks1Lines,
  ks3Solids,
  ks3Machines,
  ks3Proportion,
  ks3Parallel,
  ks4Squares,
  ks4Functions,
  ks4Circles,
  ks4Data,
  scienceMoreLaws,
  scienceDecay,
  scienceSpecificHeat,
  scienceQuadrats,
  scienceLife,
  scienceSprings,
  hills,
  computingCircuits,
  scienceDiagrams,
  frenchVerbs,
  spanishVerbs,
  germanAndLatinVerbs,
  languageNumbers,
  languageClocks,
  languageGender,
  languageAgreement,
  languageCalendars,
  latinNouns,
  mandarinSounds,
  englishPhonics,
  englishSpelling,
  englishGrammar,
  englishSentences,
  computingBits,
  computingFiles,
  computingTraces,
  computingAlgorithms,
  computingSorts,
  computingMergeSort,
  computingLogic,
  musicTheory,
  musicTerms,
  chronology,
  maps,
  gridReferences,
  ks2Scales,
  ks2Protractor,
  ks2Charts,
  ks4BoxPlots,
  ks2LineGraphs,
  ks3Graphs,
  ks4Cumulative,
  ks4Histograms,
  ks4Surds,
  ks4Powers,
  ks4StandardForm,
  ks4Growing,
  ks4Regions,
  ks4Intervals,
  ks4Steps,
  ks4Lines,
  ks4Fitting,
  ks4Rules,
  ks4Substitution,
  ks3Powers,
  ks3Signs,
  ks3Pictured,
  ks3Loci,
  ks2Nets,
  ks2Symmetry,
  ks4ReadQuadratics,
  picturedLaws,
  circuitMeters,
  foodWebs,
  ks3StemAndLeaf,
  builtCircuits,
  ks3EquationsInUse,
  ks1Charts,
  ks1Words,
  ks1Things,
  ks2Parts,
  ks2Ordering,
  ks2Counters,
  ks2Dividing,
  ks2Turns,
  ks2Kinds,
  ks2ParallelSides,
  ks2Ratio,
  ks2Mean,
  ks2Letters,
  ks2MentalSums,
  ks2TimeUnits,
  ks2Quadrants,
  ks1Scales,
  ks1FirstComparisons,
  ks2DecimalParts,
  ks2MixedSums,
  ks2Crossing,
  ks2Squares,
  ks2CompletingSymmetry,
  receptionShares,
  ks4Brackets,
  ks4Counting,
  ks2UnitFractions,
  ks2AddStories,
  ks2TimesStories,
  ks2OldUnits,
  ks2LargerSteps,
  ks1Lengths,
  ks1CoinsAndNotes,
  ks1Stories,
  ks1Solids,
  receptionComparing,
  ks4AnglesFromSides,
  ks4Samples,
  ks4SectorsInUse,
  ks4AlgebraicFractions,
  scienceIons,
  ks4Trees,
  ks4Conditional,
  ks4SumsOfFractions,
  ks3ProbabilityScale,
  ks3Sets,
  ks3CommonFactors,
  ks3ChanceInUse,
  ks3FirstEquations,
  ks3Words,
  ks3OrderDirected,
  ks3RatioInUse,
  ks3SurfaceAreas,
  ks3Units,
  ks3Plotting,
  ks3Transformations,
  ks3Scatter,
  ks3Comparing,
  ks4RoundSolids,
  ks4Surfaces,
  ks4InSolids,
  ks1Arrows,
  ks3Grouped,
  ks3Isosceles,
  ks3NegativesInUse,
  ks4StandardOrder,
  ks4GraphShapes,
  scienceBonds,
  scienceTitrations,
  englishExceptions,
];

/** Every generator there is, by stage and family. */
export const generators: readonly Generator[] = families
  .flatMap((family): readonly Generator[] => Object.values(family))
  .map((generator) => alsoAsking(generator, forms[generator.id] ?? []));

const byId: ReadonlyMap<string, Generator> = new Map(generators.map((generator) => [generator.id, generator]));
export const generatorById = (id: string): Generator | undefined => byId.get(id);
