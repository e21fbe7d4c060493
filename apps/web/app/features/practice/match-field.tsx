import { VisuallyHidden } from '@mantine/core';
import type { AskedQuestion } from '@hedgerow/contracts/practice';
import { useState } from 'react';
import { numbersOf } from '../../lib/figure-given.ts';
import { plainWords } from '../../lib/plain-words.ts';
import { announce } from '../../ui/announce.tsx';
import { AnswerTile } from '../../ui/answer-tile.tsx';
import type { AnswerFieldProps } from './answer-fields.tsx';
import { placed } from './answer.ts';
import classes from './practice.module.css';

type Props = AnswerFieldProps & { readonly question: Extract<AskedQuestion, { type: 'match' }> };

const firstOpen = (places: readonly number[]): number => places.findIndex((place) => place < 0);

/** Two short columns, each thing once: one is tapped on the left, then its partner. A pair has a number, and what has a partner is grey. */
export const MatchField = ({ question, draft, onDraft, disabled }: Props) => {
  const { left, right, pictures } = question;
  const { text } = draft;
  const places = numbersOf(draft.places);
  const [chosen, setChosen] = useState(() => firstOpen(places));
  const pairOf = (at: number): string => ((places[at] ?? -1) < 0 ? '' : String(at + 1));
  const ownerOf = (place: number): number => places.indexOf(place);
  const nameOf = (at: number): string => plainWords(left[at] ?? '');
  const free = (at: number) => {
    onDraft({ text, places: places.map((place, other) => (other === at ? -1 : place)) });
    setChosen(at);
    announce(`${nameOf(at)}: no partner now.`);
  };
  const pick = (at: number) => ((places[at] ?? -1) >= 0 ? free(at) : setChosen(at));
  const partner = (place: number) => {
    const owner = ownerOf(place);
    // Tapped again, a partner is taken back.
    if (owner >= 0 && (chosen < 0 || owner === chosen)) return free(owner);
    if (chosen < 0) return undefined;
    const made = numbersOf(placed(places, chosen, place, true));
    onDraft({ text, places: made });
    setChosen(firstOpen(made));
    return announce(`${nameOf(chosen)} goes with ${plainWords(right[place] ?? '')}.`);
  };
  return (
    <>
      <p className={classes.soft}>Tap one on the left, then its partner.</p>
      <div className={classes.matches}>
        <fieldset className={classes.tiles}>
          <VisuallyHidden component="legend">Find a partner for each</VisuallyHidden>
          {left.map((html, at) => (
            <div key={`${at}-${html}`} className={classes.match} data-used={pairOf(at) === '' ? undefined : true}>
              <AnswerTile
                html={html}
                count={at + 1}
                mark={pairOf(at)}
                on={at === chosen && !disabled}
                picture={pictures?.[at]}
                disabled={disabled}
                onPress={() => pick(at)}
              />
            </div>
          ))}
        </fieldset>
        <fieldset className={classes.tiles}>
          <VisuallyHidden component="legend">Partners</VisuallyHidden>
          {right.map((html, place) => {
            const owner = ownerOf(place);
            return (
              <div key={`${place}-${html}`} className={classes.match} data-used={owner < 0 ? undefined : true}>
                <AnswerTile
                  html={html}
                  count={place + 1}
                  mark={owner < 0 ? '' : String(owner + 1)}
                  on={owner >= 0}
                  disabled={disabled}
                  onPress={() => partner(place)}
                />
                {owner >= 0 && <VisuallyHidden>goes with {nameOf(owner)}</VisuallyHidden>}
              </div>
            );
          })}
        </fieldset>
      </div>
    </>
  );
};
