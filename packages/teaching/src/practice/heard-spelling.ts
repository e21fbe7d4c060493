import type { DictationQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import { isSpellingQuestion } from '../text/spelling-lists.ts';

/** Heard alone they may be another word. */
const homophones = new Set(
  (
    'their there to too two hear here see sea be bee no know knew new right write rite won one son sun been bean for four fore flour flower meet meat week weak ' +
    'wear where were ware which witch would wood whole hole hour our night knight not knot piece peace plane plain stair stare steel steal tail tale way weigh wait weight ' +
    'mail male main mane pair pear pare rain reign rein road rode rowed rows rose sail sale seen scene some sum sent cent scent cereal serial check cheque currant current dear deer ' +
    'die dye ewe you yew fair fare feat feet find fined great grate groan grown guessed guest heal heel he heard herd him hymn its led lead made maid missed mist morning mourning ' +
    'past passed pause paws pray prey principal principle profit prophet allowed aloud affect effect ascent assent bridal bridle cast caste descent dissent desert dessert draft draught ' +
    'father farther stationary stationery threw through throne thrown waist waste ate eight bare bear berry bury blew blue brake break buy by bye ball bawl toe tow tied tide side sighed ' +
    'aisle isle ail ale alter altar bored board boy buoy cell sell cellar seller coarse course council counsel creak creek cue queue doe dough ear earn urn flea flee flu flew hair hare hall haul key quay knows nose ' +
    'lone loan moor more none nun oar or ore paced paste peer pier pour poor read red reed root route sew so sow shore sure soul sole sword soared time thyme vain vein vane weather whether'
  ).split(' '),
);

/** A word of a list of spellings, heard and written down as in a test at school; undefined where what is heard may be another word. */
export const heardForm = (question: MultipleChoice): DictationQuestion | undefined => {
  const { options, correctAnswer, optionNotes, misconceptions, type: _, ...shared } = question;
  const word = options[correctAnswer] ?? '';
  if (!isSpellingQuestion(question) || question.question !== 'Which spelling is right?' || homophones.has(word.toLowerCase()))
    return undefined;
  return {
    ...shared,
    type: 'dictation',
    question: 'Listen, and spell the word.',
    language: 'en',
    says: word,
    shown: '____',
    answer: word,
    slips: options.flatMap((text, at) =>
      at === correctAnswer ? [] : [{ text, note: optionNotes[at] ?? '', misconception: misconceptions[at] ?? null }],
    ),
    options: [...options],
    correctAnswer,
  };
};
