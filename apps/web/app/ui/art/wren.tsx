import { Creature, type CreatureProps } from './creature.tsx';
import { Eyes } from './faces.tsx';

/** Wren: music and languages. A small round bird with her tail in the air. */
export const Wren = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <path d="M116 96c6-22 14-40 26-50 5 6 6 12 4 18 5 1 8 5 8 10-8 14-18 24-32 32Z" fill="var(--wren-coat-deep)" />
    <path
      d="M120 92c6-14 12-24 22-34M124 98c8-10 14-16 26-22"
      fill="none"
      stroke="var(--wren-coat)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g fill="none" stroke="var(--wren-beak)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M66 132v12m-9 3 9-5 9 5M94 132v12m-9 3 9-5 9 5" />
    </g>
    <path d="M80 30c32 0 52 24 52 56s-20 52-52 52-52-20-52-52 20-56 52-56Z" fill="var(--wren-coat)" />
    <path d="M80 84c20 0 34 12 34 28-8 18-20 26-34 26s-26-8-34-26c0-16 14-28 34-28Z" fill="var(--wren-pale)" />
    <path
      d="M40 60c6-16 18-20 34-10-2 8-8 10-16 8-8-1-13 0-18 2ZM120 60c-6-16-18-20-34-10 2 8 8 10 16 8 8-1 13 0 18 2Z"
      fill="var(--wren-pale)"
    />
    {mood === 'happy' ? (
      <g fill="var(--wren-coat-deep)">
        <path d="M32 84C18 78 10 66 10 52c14 2 26 10 32 22Z" />
        <path d="M128 84c14-6 22-18 22-32-14 2-26 10-32 22Z" />
      </g>
    ) : (
      <g fill="var(--wren-coat-deep)">
        <path d="M30 78c-6 20-2 38 12 48 6-14 4-34-12-48Z" />
        <path d="M130 78c6 20 2 38-12 48-6-14-4-34 12-48Z" />
      </g>
    )}
    <Eyes mood={mood} left={62} right={98} y={70} />
    <g fill="var(--art-blush)" opacity=".7">
      <ellipse cx="50" cy="86" rx="7" ry="4.500" />
      <ellipse cx="110" cy="86" rx="7" ry="4.500" />
    </g>
    {mood === 'happy' && <path d="M72 88q8 16 16 0Z" fill="var(--art-mouth)" />}
    <path d="M68 82q12-8 24 0l-9 9q-3 3-6 0Z" fill="var(--wren-beak)" />
    <path d="M71 83q9 3 18 0" fill="none" stroke="var(--art-dark)" strokeWidth="1.800" strokeLinecap="round" opacity=".5" />
  </Creature>
);
