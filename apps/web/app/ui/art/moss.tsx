import { Creature, type CreatureProps, type Mood } from './creature.tsx';
import { ClosedEyes, HappyEyes, OpenEyes } from './faces.tsx';

const mouths: Readonly<Record<Mood, string>> = {
  idle: 'M54 92q26 16 52 0',
  happy: 'M54 90q26 30 52 0Z',
  thinking: 'M60 96q20 6 38-4',
  asleep: 'M60 94q20 8 40 0',
};

const Eyes = ({ mood }: { readonly mood: Mood }) => {
  if (mood === 'happy') return <HappyEyes left={52} right={108} y={52} />;
  if (mood === 'asleep') return <ClosedEyes left={52} right={108} y={54} />;
  return (
    <g>
      <g fill="#fff">
        <circle cx="52" cy="52" r="11" />
        <circle cx="108" cy="52" r="11" />
      </g>
      <OpenEyes left={52} right={108} y={52} look={mood === 'thinking' ? 'up' : 'ahead'} />
    </g>
  );
};

/** Moss the toad: science. */
export const Moss = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <g fill="var(--moss-coat-deep)">
      <path d="M44 112c-22-4-34 8-32 24 1 9 12 12 34 10Z" />
      <path d="M116 112c22-4 34 8 32 24-1 9-12 12-34 10Z" />
    </g>
    <path d="M80 76c36 0 52 22 50 48-1 16-22 23-50 23s-49-7-50-23c-2-26 14-48 50-48Z" fill="var(--moss-coat)" />
    <path d="M80 98c22 0 34 10 34 26 0 14-14 23-34 23s-34-9-34-23c0-16 12-26 34-26Z" fill="var(--moss-pale)" />
    <path d="M80 48c38 0 58 16 58 36s-22 34-58 34-58-14-58-34 20-36 58-36Z" fill="var(--moss-coat)" />
    <g fill="var(--moss-coat)">
      <circle cx="52" cy="52" r="20" />
      <circle cx="108" cy="52" r="20" />
    </g>
    <path d="M22 84c12 14 34 20 58 20s46-6 58-20c0 20-22 34-58 34S22 104 22 84Z" fill="var(--moss-pale)" />
    <g fill="var(--moss-coat-deep)">
      <circle cx="74" cy="58" r="4" />
      <circle cx="88" cy="66" r="5" />
      <circle cx="34" cy="76" r="4" />
      <circle cx="126" cy="74" r="4.500" />
      <circle cx="66" cy="72" r="3" />
      <circle cx="76" cy="81" r="1.800" />
      <circle cx="84" cy="81" r="1.800" />
    </g>
    <Eyes mood={mood} />
    <g fill="var(--art-blush)" opacity=".7">
      <ellipse cx="42" cy="92" rx="8" ry="5" />
      <ellipse cx="118" cy="92" rx="8" ry="5" />
    </g>
    <path
      d={mouths[mood]}
      fill={mood === 'happy' ? 'var(--art-mouth)' : 'none'}
      stroke="var(--art-dark)"
      strokeWidth="3.200"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g fill="var(--moss-coat)" stroke="var(--moss-coat-deep)" strokeWidth="2">
      <path d="M52 124c-4 8-8 14-14 18 2 5 8 5 11 3 3 3 9 2 10-1 5-4 7-11 6-18Z" />
      <path d="M108 124c4 8 8 14 14 18-2 5-8 5-11 3-3 3-9 2-10-1-5-4-7-11-6-18Z" />
    </g>
  </Creature>
);
