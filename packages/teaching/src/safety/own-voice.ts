import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { weighWords } from './concern-model.ts';
import { oddsOf } from './concern-scores.ts';
import { sentencesOf, sentencesOverLines } from './plain-words.ts';
import { ruledIn, saysThemselves } from './screen-text.ts';

/** What a child may be in danger of tonight: of what else a page says nothing is taken for theirs. */
const grave: readonly ConcernCategory[] = ['danger_now', 'suicide', 'abuse', 'harm_by_others', 'self_harm'];
/** How sure the words have to be beside a rule, in odds. */
const sure = 1;
/** What somebody says in a book or a leaflet is nobody's own. */
const quoted = /["“][^"“”]*["”]|(?<=^|\s)['‘][^'‘’\n]*['’](?=\s|$|[.,!?])/g;
/** Of a page with one of these it cannot be told who speaks: a set text, a lesson about it, a story, a leaflet. */
const setText =
  /\b(?:chapter|poem|poet|poetry|stanza|novel|extract|narrator|character|author|writer|playwright|act \d|scene|diary|letter from|dear diary|memoir|testimony|survivor|holocaust|nazi|nazis|ghetto|auschwitz|camp|camps|soldier|soldiers|trench|trenches|slave|slaves|slavery|plantation|workhouse|victorian|evacuee|evacuees|blitz|war|monologue|story|once upon|pshe|leaflet|childline|helpline|case study|scenario|role play|discuss|imagine|pretend|translate|quotation|quote|simile|metaphor|comprehension|said|replied|whispered|shouted|screamed|cried|muttered|asked)\b/i;

/**
 * Whether a page that a child uploaded is in their own voice and says that they are in danger. A page was mostly copied, so this is for the
 * plainest alone: a first person, outside quotation marks, heard by a rule and by the words, of the gravest kinds, on a page that is
 * nobody's book, lesson or leaflet.
 */
export const ownCallIn = (page: string): ConcernCategory | undefined => {
  if (setText.test(page)) return undefined;
  const spoken = page.replaceAll(quoted, ' ');
  const sentences = sentencesOf(spoken);
  const found = new Set<ConcernCategory>();
  for (const sentence of [...sentences, ...sentencesOverLines(spoken, sentences)]) {
    const forms = sentence.flatMap((word) => word.forms);
    if (!saysThemselves(forms)) continue;
    const ruled = ruledIn(forms).filter((category) => grave.includes(category));
    if (ruled.length > 0 && oddsOf(weighWords(sentence)) >= sure) for (const category of ruled) found.add(category);
  }
  return grave.find((category) => found.has(category));
};
