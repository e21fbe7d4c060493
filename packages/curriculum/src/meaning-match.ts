import type { ObjectiveRef } from './objective-ref.ts';
import { fieldMatches } from './field-search.ts';
import type { Asked, Match } from './match-request.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';

/** How near in meaning what was typed comes to objectives, 0 to 1; worked out beforehand. */
export type ObjectivesNear = Readonly<Record<ObjectiveRef, number>>;

/**
 * What speaks for an objective, by words and by meaning together: fitted to what our own requests and a stranger's ask for, of which
 * neither words nor meaning alone finds as many.
 */
const weights = { own: 3.9, called: 0.6, said: 4.8, known: 2.1, near: 2.9 };
/** So much more must speak for another place than for what the words found. */
const margin = 0.8;
/** Nearly as much speaks for these. */
const companion = 0.35;
const most = 3;
/** What its meaning speaks for against its words must lie as near as this. */
const nearEnough = 0.6;
/** From here on it may be called what was asked for where the words are known too. */
export const surelyNear = 0.72;

export type Weighed = { readonly match: Match; readonly near: number; readonly weight: number };

/** Everything that may be meant, the most likely first; nothing where no meaning was worked out. */
export const weighed = (
  search: ObjectiveSearch,
  asked: Asked,
  among: { readonly own: readonly Place[]; readonly beside: readonly Place[] },
  { near, calledOf }: { readonly near: ObjectivesNear; readonly calledOf: (place: Place) => number },
): readonly Weighed[] => {
  const own = new Set(among.own);
  return fieldMatches(search, [...among.own, ...among.beside], { asked })
    .map((match) => {
      const [ref] = match.place.refs;
      const nearness = ref === undefined ? 0 : (near[ref] ?? 0);
      const weight =
        weights.own * Number(own.has(match.place)) +
        weights.called * Math.max(0, calledOf(match.place) - 1.2) +
        weights.said * match.score +
        weights.known * match.known +
        weights.near * nearness;
      return { match, near: nearness, weight };
    })
    .toSorted((a, b) => b.weight - a.weight);
};

/** What is meant instead of what the words found; undefined where they may stand. */
export const meantInstead = (all: readonly Weighed[], found: readonly Match[]): readonly Weighed[] | undefined => {
  const [best] = all;
  if (best === undefined || found.length === 0 || best.near < nearEnough) return undefined;
  const refs = new Set(found.flatMap(({ place }) => place.refs));
  const ofFound = Math.max(
    -Infinity,
    ...all.filter(({ match }) => match.place.refs.some((ref) => refs.has(ref))).map(({ weight }) => weight),
  );
  if (best.weight < ofFound + margin) return undefined;
  return all.filter(({ weight }) => weight >= best.weight - companion).slice(0, most);
};
