import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import classes from './figure-answer.module.css';
import type { Placed, Spot } from './moving.ts';

type Props = {
  readonly handles: Placed;
  readonly places: readonly number[];
  readonly onStep: (at: number, step: Spot) => void;
  /** What was moved last: of points the buttons move that one. */
  readonly last: () => number;
};

const left = { Icon: IconArrowLeft, says: 'left', step: [-1, 0] as Spot };
const right = { Icon: IconArrowRight, says: 'right', step: [1, 0] as Spot };
const up = { Icon: IconArrowUp, says: 'up', step: [0, 1] as Spot };
const down = { Icon: IconArrowDown, says: 'down', step: [0, -1] as Spot };
type Way = typeof left;

const Ways = ({ name, ways, onStep }: { readonly name: string; readonly ways: readonly Way[]; readonly onStep: (step: Spot) => void }) => (
  <div className={classes.ways} data-unspoken>
    <span>{name}</span>
    {ways.map(({ Icon, says, step }) => (
      <button key={says} type="button" className={classes.way} aria-label={`${name}: ${says}`} onClick={() => onStep(step)}>
        <Icon size={22} aria-hidden />
      </button>
    ))}
  </div>
);

const tapWords = (all: number, missing: number): string => {
  if (all === 1) return 'Tap the grid to place the point.';
  if (missing === all) return `Tap the grid to place ${all} points.`;
  return missing === 1 ? 'Tap the grid to place one more.' : `Tap the grid to place ${missing} more.`;
};

const waysOf = (look: string): readonly Way[] => {
  if (look === 'bar' || look === 'note' || look === 'level') return [down, up];
  if (look === 'point' || look === 'tick' || look === 'circles') return [left, right];
  return [
    { ...left, says: 'back' },
    { ...right, says: 'on' },
  ];
};

/** One step at a time, for a finger that is wider than a step. */
export const StepButtons = ({ handles, places, onStep, last }: Props) => {
  if (handles.kind === 'parts' || handles.kind === 'labels') return null;
  if (handles.kind === 'grid') {
    const missing = places.filter((place) => place < 0).length / 2;
    return (
      <>
        {missing > 0 && <p className={classes.hint}>{tapWords(handles.names.length, missing)}</p>}
        {missing < handles.names.length && <Ways name="Move it" ways={[left, up, down, right]} onStep={(step) => onStep(last(), step)} />}
      </>
    );
  }
  return handles.handles.map(({ name, look }, at) => (
    <Ways key={name} name={name} ways={waysOf(look)} onStep={(step) => onStep(at, step)} />
  ));
};
