import { Creature, type CreatureProps, type Mood } from './creature.tsx';
import { Eyes } from './faces.tsx';

const mouths: Readonly<Record<Mood, string>> = {
  idle: 'M73 76q7 6 14 0',
  happy: 'M72 75q8 13 16 0Z',
  thinking: 'M75 78q6 3 11-2',
  asleep: 'M75 76q5 4 10 0',
};

/** Dot the ladybird: computing. */
export const Dot = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <g fill="none" stroke="var(--art-dark)" strokeWidth="4" strokeLinecap="round">
      <path d="M66 38c-2-12-8-20-18-22M94 38c2-12 8-20 18-22" />
      <path d="M34 104c-10 0-16 4-20 10M38 124c-8 4-12 9-14 16M126 104c10 0 16 4 20 10M122 124c8 4 12 9 14 16" strokeWidth="6" />
    </g>
    <g fill="var(--art-dark)">
      <circle cx="47" cy="15" r="6" />
      <circle cx="113" cy="15" r="6" />
      <ellipse cx="66" cy="146" rx="11" ry="5" />
      <ellipse cx="94" cy="146" rx="11" ry="5" />
    </g>
    <path d="M80 64c34 0 54 16 54 42s-22 42-54 42-54-16-54-42 20-42 54-42Z" fill="var(--dot-shell)" />
    <path d="M80 64c34 0 54 16 54 42s-22 42-54 42c22-12 24-62 0-84Z" fill="var(--dot-shell-deep)" />
    <path d="M80 90v58" stroke="var(--art-dark)" strokeWidth="3.500" strokeLinecap="round" />
    <g fill="var(--art-dark)">
      <circle cx="48" cy="106" r="8" />
      <circle cx="112" cy="106" r="8" />
      <circle cx="62" cy="128" r="7" />
      <circle cx="98" cy="128" r="7" />
    </g>
    <path d="M80 30c24 0 38 14 38 32s-16 30-38 30-38-12-38-30 14-32 38-32Z" fill="var(--art-dark)" />
    <path d="M80 44c18 0 30 8 30 20s-13 22-30 22-30-10-30-22 12-20 30-20Z" fill="var(--dot-face)" />
    <Eyes mood={mood} left={65} right={95} y={64} />
    <g fill="var(--art-blush)" opacity=".8">
      <ellipse cx="57" cy="74" rx="6" ry="4" />
      <ellipse cx="103" cy="74" rx="6" ry="4" />
    </g>
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
