import type { Generated } from '../generator.ts';
import type { Checkers } from './checker.ts';
import { formCheckers } from './form-checkers.ts';
import { ks1Checkers } from './ks1.ts';
import { ks2Checkers } from './ks2.ts';
import { primaryMeasuresCheckers } from './primary-measures.ts';
import { primaryNumbersCheckers } from './primary-numbers.ts';
import { ks3Checkers } from './ks3.ts';
import { ks4Checkers } from './ks4.ts';
import { receptionCheckers } from './reception.ts';
import { receptionAndTimeCheckers } from './reception-and-time.ts';
import { scienceCheckers } from './science.ts';
import { ks1PartsCheckers } from './ks1-parts.ts';
import { ks2MoreCheckers } from './ks2-more.ts';
import { ks3MoreCheckers } from './ks3-more.ts';
import { ks4MoreCheckers } from './ks4-more.ts';
import { scienceMoreCheckers } from './science-more.ts';
import { verbCheckers } from './verb-tables.ts';
import { languageNumberCheckers } from './language-numbers.ts';
import { languageGrammarCheckers } from './language-grammar.ts';
import { latinAndMandarinCheckers } from './latin-and-mandarin.ts';
import { englishCheckers } from './english.ts';
import { phonicsCheckers } from './phonics.ts';
import { computingCheckers } from './computing.ts';
import { sortCheckers } from './sorts.ts';
import { musicCheckers } from './music.ts';
import { sciencePictureCheckers } from './science-pictures.ts';
import { pictureCheckers } from './pictures.ts';
import { timeAndPlaceCheckers } from './time-and-place.ts';
import { ks4PowersAndSurdsCheckers } from './ks4-powers-and-surds.ts';
import { ks4IntervalCheckers } from './ks4-intervals.ts';
import { ks4SequencesAndLinesCheckers } from './ks4-sequences-and-lines.ts';
import { ks3SignsAndEquationsCheckers } from './ks3-signs-and-equations.ts';
import { ks1ChartsAndWordsCheckers } from './ks1-charts-and-words.ts';
import { ks2PartsAndAnglesCheckers } from './ks2-parts-and-angles.ts';
import { ks2RatioAndLettersCheckers } from './ks2-ratio-and-letters.ts';
import { chanceAndSetsCheckers, setCheckers } from './chance-and-sets.ts';
import { ks3InUseCheckers } from './ks3-in-use.ts';
import { ks4InUseCheckers } from './ks4-in-use.ts';
import { ionCheckers } from './ions.ts';
import { ks4SolidsCheckers } from './ks4-solids.ts';
import { firstMeasuresCheckers } from './first-measures.ts';
import { commonRequestsCheckers } from './common-requests.ts';
import { ks2StoryCheckers } from './ks2-stories.ts';
import { narrowDrawsCheckers } from './narrow-draws.ts';

const ownCheckers: Checkers = {
  ...ks1Checkers,
  ...ks2Checkers,
  ...primaryMeasuresCheckers,
  ...primaryNumbersCheckers,
  ...ks3Checkers,
  ...ks4Checkers,
  ...scienceCheckers,
  ...receptionCheckers,
  ...receptionAndTimeCheckers,
  ...ks1PartsCheckers,
  ...ks2MoreCheckers,
  ...ks3MoreCheckers,
  ...ks4MoreCheckers,
  ...scienceMoreCheckers,
  ...verbCheckers,
  ...languageNumberCheckers,
  ...languageGrammarCheckers,
  ...latinAndMandarinCheckers,
  ...englishCheckers,
  ...phonicsCheckers,
  ...computingCheckers,
  ...sortCheckers,
  ...musicCheckers,
  ...timeAndPlaceCheckers,
  ...pictureCheckers,
  ...sciencePictureCheckers,
  ...ks4PowersAndSurdsCheckers,
  ...ks4IntervalCheckers,
  ...ks4SequencesAndLinesCheckers,
  ...ks3SignsAndEquationsCheckers,
  ...ks1ChartsAndWordsCheckers,
  ...ks2PartsAndAnglesCheckers,
  ...ks2RatioAndLettersCheckers,
  ...firstMeasuresCheckers,
  ...chanceAndSetsCheckers,
  ...setCheckers,
  ...ks3InUseCheckers,
  ...ks2StoryCheckers,
  ...narrowDrawsCheckers,
  ...commonRequestsCheckers,
  ...ks4InUseCheckers,
  ...ionCheckers,
  ...ks4SolidsCheckers,
};

/** A further form of a question is worked out by a checker of its own. */
export const checkers: Checkers = {
  ...ownCheckers,
  ...Object.fromEntries(
    Object.entries(formCheckers).map(([id, byForm]) => [
      id,
      (option: string, question: Generated) => (byForm[String(question.drawn['form'])] ?? ownCheckers[id])?.(option, question) ?? false,
    ]),
  ),
};
