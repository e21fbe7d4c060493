import { wordsOf } from './language.ts';

/** What opens a phrase that leans on what stands round it. */
export const vague =
  /^(?:(?:in|on|at|by|under|near|inside|outside|behind|after|before|from|with|for|to|of) \S.*|it|this|that|these|those|they|he|she|we|you|i|there|one|some|many|most|all|both|each|people|things?|his|her|their|our|its|my|what|who|which|why|how|when|where|another|other|others|everyone|nobody|here|results?|answers?|problems?|reasons?|causes?|effects?|examples?|factors?|types?|one of|part|parts|today|now|(?:the )?(?:main|first|second|third|last|next|other|same|most|best|worst|biggest|largest|result|reason|cause|effect|answer|problem|aim|idea|only)|everything|anything|case study|two|three|four|five|six|example|note|remember|tip)\b/i;

/** "Background: ..." and "Causes: ..." head a passage; they are not words that it explains. */
export const label =
  /^(?:(?:key |main |short-term |long-term )?(?:rules?|(?:required |core |class )?practicals?|experiments?|investigations?|(?:sticky|fun|interesting|amazing) facts?|(?:tricky|red|sight|common exception|high[- ]frequency) words?|big idea|key idea|big picture|working scientifically|did you know|grammar|gram[aá]tica|grammatik|grammaire|(?:spelling|grammar) rules?|compare with|remember|target|challenge|teacher|cause|background|introduction|summary|conclusion|overview|causes|effects|impacts?|responses?|consequences|results|method|equipment|facts|points|dates|people|location|aim|title|topic|evidence|uses|advantages|disadvantages|similarities|differences|main difference|strengths|weaknesses|safety|hypothesis|prediction|method|results|recipe|ingredients|nutrition|form|structure|language|themes?|point|quote|quotation|explain|explanation|technique|context|intro|link|analysis|tip|key terms?|key words?|key facts?|equipment|apparatus|variables|ingredients|evaluation|homework|maths|english|science|spelling|spellings|reading|pe|times tables|places?|where|when|time|magnitude|graphs?|measuring|control|units?|symbols?|equation|formula|cost|accusative|dative|nominative|genitive|grammar|plural)|para(?:graph)? \d+|step \d+|(?:source|figure|text|extract|item|question|paper|exercise|part) \w{1,2}|who|what|when|where|why|how|what went well|what could be better|even better if)$/i;
/** "Useful: ...", "We measured: ...", "Thesis: ...": what a line is for, and no word that it explains. */
export const ofALine =
  /^(?:(?:we|our|my|i|you|your)\b.*|(?:not |most |least |very )?(?:useful|helpful|harmful|allowed|good|bad)|pros|cons|for|against|sources?|demo(?:nstration)?s?|(?:plenary|starter|exit)(?: \p{L}+)?|start|middle|end|beginning|ending|listening|watching|viewing|thesis(?: statement)?|argument|counter-?argument|(?:next |my )?targets?(?: .*)?|vocab(?:ulary)?|key (?:idea|point|quote|question)s?|big question|conclusions?|trials?|tests?|symptoms?|treatments?|cures?|features|characteristics)$/iu;

/** "Gold > silver > bronze" ranks things, and "one God" counts them. */
export const ranks = /\S\s[<>]\s\S|^one \p{Lu}/u;
/** "God is", "fraction x fraction". */
export const noTerm =
  /^(?:sc|scene|act|day|week|lesson|month|set|list|unit|group|level|sheet|page|chapter|module|year|section) \d+$|^sticky words?$|\s(?:is|are|was|were|has|have|had|can|will|does|do)$|\s[x×÷]\s/i;
/** What is said of everything is no meaning of a word. */
export const ofEverything = /^(?:everything|everyone|everybody|all|some|many|most|there)\b/i;

/** "Small geographical area". */
export const describes = (term: string): boolean =>
  term.split(' ').length > 2 &&
  wordsOf(term.toLowerCase())
    .slice(0, 2)
    .some(({ pos }) => pos === 'ADJ');

/** "Free kitchen. anyone may eat, all sit together": what it is stands first. */
export const withoutMore = (said: string): string => {
  const meaning = said.replace(/,? \(?e\.?g\.? (?=\p{L})/gu, (found) => (found.includes('(') ? ' (e.g. ' : ', e.g. '));
  return meaning.split(' ').length > 5 ? (/^(.{8,}?\p{L}{4})\.\s+\p{Ll}/u.exec(meaning)?.[1] ?? meaning) : meaning;
};
