import { Creature, type CreatureProps, type Mood } from './creature.tsx';
import { Eyes } from './faces.tsx';

const mouths: Readonly<Record<Mood, string>> = {
  idle: 'M72 103q8 7 16 0',
  happy: 'M70 101q10 15 20 0Z',
  thinking: 'M76 106q6 3 12-2',
  asleep: 'M75 104q5 4 10 0',
};

/** A ring of rounded spines, as one path. */
const spines =
  'M24 104C14 101 14 94 22 91 12 86 14 78 23 78 15 70 20 62 29 65 24 55 31 49 39 54 37 44 45 40 51 46 52 36 61 33 66 41 70 32 80 32 82 40 88 32 97 35 98 43 105 37 113 42 112 51 120 48 126 55 122 63 131 62 135 70 129 77 138 78 140 87 132 90 140 94 139 102 131 104 137 122 118 146 80 146 42 146 22 124 24 104Z';
const innerSpines =
  'M34 104C28 99 32 92 36 90 32 83 37 77 42 77 40 69 47 65 52 67 53 59 62 57 66 62 70 56 80 56 82 61 87 56 96 58 98 64 105 61 112 66 110 73 117 74 121 81 117 87 123 91 125 98 120 104 120 130 104 138 80 138 54 138 36 128 34 104Z';

/** Pip the hedgehog, guide of the youngest. */
export const Pip = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <path d={spines} fill="var(--pip-spine)" />
    <path d={innerSpines} fill="var(--pip-spine-deep)" />
    <g fill="var(--pip-skin-deep)">
      <circle cx="46" cy="72" r="10" />
      <circle cx="114" cy="72" r="10" />
      <ellipse cx="60" cy="145" rx="14" ry="7" />
      <ellipse cx="100" cy="145" rx="14" ry="7" />
    </g>
    <path
      d="M80 72c7-9 22-9 29 1 8 10 6 21 2 27 6 8 8 17 5 26-5 13-19 18-36 18s-31-5-36-18c-3-9-1-18 5-26-4-6-6-17 2-27 7-10 22-10 29-1Z"
      fill="var(--pip-skin)"
    />
    <path d="M50 119c8 12 19 15 30 15s22-3 30-15c3 18-12 25-30 25s-33-7-30-25Z" fill="var(--pip-skin-deep)" opacity=".55" />
    <Eyes mood={mood} left={65} right={95} y={88} />
    <g fill="var(--art-blush)" opacity=".75">
      <ellipse cx="55" cy="99" rx="7" ry="4.500" />
      <ellipse cx="105" cy="99" rx="7" ry="4.500" />
    </g>
    <ellipse cx="80" cy="95" rx="6.500" ry="5" fill="var(--art-dark)" />
    <circle cx="78" cy="93.500" r="1.500" fill="#fff" opacity=".8" />
    <path
      d={mouths[mood]}
      fill={mood === 'happy' ? 'var(--art-mouth)' : 'none'}
      stroke="var(--art-dark)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {mood === 'happy' ? (
      <g fill="var(--pip-skin-deep)">
        <ellipse cx="38" cy="104" rx="7.500" ry="11" transform="rotate(40 38 104)" />
        <ellipse cx="122" cy="104" rx="7.500" ry="11" transform="rotate(-40 122 104)" />
      </g>
    ) : (
      <g fill="var(--pip-skin-deep)">
        <ellipse cx="56" cy="121" rx="7.500" ry="10" transform="rotate(-24 56 121)" />
        {mood === 'thinking' ? (
          <ellipse cx="94" cy="112" rx="7" ry="10" transform="rotate(20 94 112)" />
        ) : (
          <ellipse cx="104" cy="121" rx="7.500" ry="10" transform="rotate(24 104 121)" />
        )}
      </g>
    )}
  </Creature>
);
