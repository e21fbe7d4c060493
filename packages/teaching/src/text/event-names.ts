/** What has a name as an event, or as what was signed or passed on a day. */
const nouns =
  'putsch|coup|uprising|rebellion|revolt|revolution|mutiny|plan|act|acts|statute|bill|treaty|treaties|pact|covenant|accord|agreement|armistice|constitution|wars?|battle|siege|invasion|blitz|crash|depression|fire|plague|famine|strike|march|riots?|massacre|conference|congress|crisis|exhibition|olympics|election|referendum|laws?|charter|declaration|purge|airlift|crusades?|conquest|reformation|restoration|union|festival|earthquake|eruption|floods?|plot|trials?|knives|boycott|blockade|evacuation|campaign|landings?|expedition|voyage|coronation';
export const eventNoun = new RegExp(String.raw`(?:^|\s)(?:${nouns})$`, 'i');

/** "The Kapp Putsch", "the Treaty of Versailles": the article that a note leaves out. */
export const withThe = (who: string): string => {
  // "First hunger strike", "First World War".
  if (/^(?:First|Second|Third|Fourth|Last) \p{L}/u.test(who) && !/ and /.test(who))
    return `the ${/^\p{L}+ \p{Ll}/u.test(who) ? `${who[0]?.toLowerCase() ?? ''}${who.slice(1)}` : who}`;
  if (/^(?:the|an?|his|her|its|their|our|some|many|most|all|both|two|three|four|first)\s|['’]s?\s/i.test(who)) return who;
  const head = who.replace(/ (?:of|in|on|at|for|against|between|by|with) .*$/, '');
  return eventNoun.test(head) || eventNoun.test(who) ? `the ${who}` : who;
};
