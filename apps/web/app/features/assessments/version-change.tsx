import type { EssayVersion } from '@hedgerow/contracts/assessments';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import classes from './redraft.module.css';

type Change = EssayVersion['change'];

const Points = ({ title, points, gained }: { readonly title: string; readonly points: readonly string[]; readonly gained: boolean }) => {
  const Icon = gained ? IconCheck : IconMinus;
  return points.length === 0 ? null : (
    <div>
      <h5 className={classes.title}>{title}</h5>
      <ul className={classes.points} data-gained={gained}>
        {points.map((point) => (
          <li key={point}>
            <Icon size={18} aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Sentence = ({ sentence: { kind, text, before } }: { readonly sentence: Change['sentences'][number] }) => {
  switch (kind) {
    case 'kept':
      return <span className={classes.kept}>{text} </span>;
    case 'added':
      return (
        <ins className={classes.added}>
          <VisuallyHidden>Added: </VisuallyHidden>
          {text}{' '}
        </ins>
      );
    case 'removed':
      return (
        <del className={classes.removed}>
          <VisuallyHidden>Taken out: </VisuallyHidden>
          {text}{' '}
        </del>
      );
    case 'changed':
      return (
        <>
          <del className={classes.removed}>
            <VisuallyHidden>Before: </VisuallyHidden>
            {before}{' '}
          </del>
          <ins className={classes.added}>
            <VisuallyHidden>Now: </VisuallyHidden>
            {text}{' '}
          </ins>
        </>
      );
  }
};

/** "key points" of an essay; lines of the checklist of a short piece. */
type Of = 'points' | 'list';

const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

const listWords = ({ pointsGained, pointsLost }: Change): string => {
  const [more, fewer] = [pointsGained.length, pointsLost.length];
  if (more === 0 && fewer === 0) return 'We found the same things of your list as before.';
  if (fewer === 0) return `Now we found ${things(more)} more of your list.`;
  const lost = `we cannot see ${things(fewer)} from before`;
  return more === 0 ? `Now ${lost}.` : `Now we found ${things(more)} more of your list, and ${lost}.`;
};

const sumWords = ({ pointsGained, pointsLost }: Change): string => {
  if (pointsGained.length === 0 && pointsLost.length === 0) return 'The same key points as before, in new words.';
  const gained = pointsGained.length === 1 ? '1 new key point' : `${pointsGained.length} new key points`;
  if (pointsLost.length === 0) return `${gained} found. Well done.`;
  const lost = pointsLost.length === 1 ? '1 point from before is missing now' : `${pointsLost.length} points from before are missing now`;
  return pointsGained.length === 0 ? `${lost.charAt(0).toUpperCase()}${lost.slice(1)}.` : `${gained} found, and ${lost}.`;
};

/** What a redraft changed: points first, then the text with what was added and what was taken out. */
export const VersionChange = ({ change, of = 'points' }: { readonly change: Change; readonly of?: Of }) => (
  <div className={classes.change}>
    <p className={classes.sum}>{of === 'list' ? listWords(change) : sumWords(change)}</p>
    <Points title="New" points={change.pointsGained} gained />
    <Points title={of === 'list' ? 'Not seen now' : 'Missing now'} points={change.pointsLost} gained={false} />
    <div>
      <h5 className={classes.title}>What you changed</h5>
      <p className={classes.text}>
        {change.sentences.map((sentence, at) => (
          <Sentence key={`${at}-${sentence.text}`} sentence={sentence} />
        ))}
      </p>
    </div>
  </div>
);
