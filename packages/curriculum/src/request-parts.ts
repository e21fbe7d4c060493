import { askedWords } from './request-words.ts';

/** "When do I use pythagoras", "cosine rule how do I know which one", "histogram or bar chart difference": how it is asked. */
const askedBefore =
  /^(?:(?:how|when|what|which|whether|should|do|does|can|to|you|i|we|use|using|is|are|know|tell|it|the|a|an|its|it's)\b\s*)+(?=\S)/i;
const askedAfter =
  /\s+(?:how (?:do|can|to)\b.*|(?:and )?(?:when|which) (?:do|to|one|is|should)\b.*|what(?:'?s| is) the difference|differences?|which)\s*\??$/i;

const smallOnes = /^[\p{L}']{2,}\s+(?:or|vs?|versus)\s+[\p{L}']{2,}$/iu;

/** "fractions and decimals", "mitosis vs meiosis" and "the difference between mitosis and meiosis" ask for two things. */
export const partsOf = (text: string): string[] => {
  const asked = text.replace(/^.*\bdifferences? between\b/i, '').replace(askedAfter, '');
  const parts = asked.split(/,|;|&|\+|\/|\b(?:and|or|vs?|versus)\b/i).map((part) => part.trim());
  // "Was or were" has small words alone, and one of them is to be chosen.
  const small = smallOnes.test(asked.trim()) && parts.every((part) => askedWords(part).length === 0) ? parts : [];
  if (small.length > 0) return small;
  return parts.filter((part) => askedWords(part).length > 0).map((part) => part.replace(askedBefore, '').replace(/\?$/, '').trim());
};
