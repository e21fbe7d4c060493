import { Creature, type CreatureProps, type Mood } from './creature.tsx';
import { Eyes } from './faces.tsx';

const mouths: Readonly<Record<Mood, string>> = {
  idle: 'M72 99q8 6 16 0',
  happy: 'M71 98q9 14 18 0Z',
  thinking: 'M75 101q6 3 12-2',
  asleep: 'M75 99q5 4 10 0',
};

/** Flint the fox: maths and puzzles. */
export const Flint = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <path d="M100 142c22 2 44-8 46-32 1-13-8-21-15-22 2 12-4 16-14 18-14 3-24 14-24 26Z" fill="var(--flint-coat)" />
    <path d="M146 110c1-13-8-21-15-22 1 7 0 11-3 14 8 1 14 3 18 8Z" fill="var(--flint-pale)" />
    <path d="M100 142c14-2 28-8 38-22-2 14-20 24-38 22Z" fill="var(--flint-coat-deep)" />
    <path d="M56 100c-10 16-14 30-8 40 4 6 16 7 32 7s28-1 32-7c6-10 2-24-8-40Z" fill="var(--flint-coat)" />
    <path d="M64 104c2 14 8 24 16 29 8-5 14-15 16-29Z" fill="var(--flint-pale)" />
    <g fill="var(--flint-sock)">
      <path d="M56 147c-1-9 3-14 10-14s10 5 9 14Z" />
      <path d="M85 147c-1-9 3-14 10-14s10 5 9 14Z" />
    </g>
    <path d="M34 26c-5 16-4 32 1 44l26-24C53 36 43 29 34 26Z" fill="var(--flint-coat-deep)" />
    <path d="M126 26c5 16 4 32-1 44L99 46c8-10 18-17 27-20Z" fill="var(--flint-coat-deep)" />
    <path d="M40 37c-2 9-2 18 0 25l13-13c-4-5-9-9-13-12Z" fill="var(--flint-sock)" />
    <path d="M120 37c2 9 2 18 0 25l-13-13c4-5 9-9 13-12Z" fill="var(--flint-sock)" />
    <path d="M80 42c26 0 46 12 50 36-8 22-28 36-50 36S38 100 30 78c4-24 24-36 50-36Z" fill="var(--flint-coat)" />
    <path d="M30 78c12-4 28-1 38 8 5 4 8 4 12 4s7 0 12-4c10-9 26-12 38-8-8 22-28 36-50 36S38 100 30 78Z" fill="var(--flint-pale)" />
    <Eyes mood={mood} left={62} right={98} y={75} />
    <g fill="var(--art-blush)" opacity=".7">
      <ellipse cx="51" cy="89" rx="7" ry="4" />
      <ellipse cx="109" cy="89" rx="7" ry="4" />
    </g>
    <path d="M72 86h16c2 0 2 2 1 3l-6 6c-2 2-4 2-6 0l-6-6c-1-1-1-3 1-3Z" fill="var(--art-dark)" />
    <path
      d={mouths[mood]}
      fill={mood === 'happy' ? 'var(--art-mouth)' : 'none'}
      stroke="var(--art-dark)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Creature>
);
