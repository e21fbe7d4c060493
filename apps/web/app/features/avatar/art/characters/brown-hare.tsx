import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge } from '../part.ts';
import { type Character, round, roundShade } from '../rig.tsx';

const tan = '#c79a68';
const tanLine = '#7b5630';
const cream = '#fdf0dc';

export const brownHare: Character = {
  coat: { fill: tan, shade: '#ad8151', line: tanLine, paw: '#ad8151', foot: '#ad8151', footLine: tanLine },
  Behind: () => <circle cx="160" cy="196" r="15" fill={cream} {...edge(tanLine)} />,
  Front: () => <ellipse cx="118" cy="182" rx="25" ry="24" fill={cream} />,
  Head: () => (
    <g>
      <g fill={tan} {...edge(tanLine)}>
        <path d="M84 66C68 44 60 10 70 -9 74 -14 80 -13 84 -9 98 6 110 32 112 56Z" />
        <path d="M156 66C172 44 180 10 170 -9 166 -14 160 -13 156 -9 142 6 130 32 128 56Z" />
      </g>
      <g fill="#4a3527">
        <path d="M66 8C66 1 67 -4 70 -9 74 -14 80 -13 84 -9 88 -4 92 1 95 7 86 3 76 3 66 8Z" />
        <path d="M174 8C174 1 173 -4 170 -9 166 -14 160 -13 156 -9 152 -4 148 1 145 7 154 3 164 3 174 8Z" />
      </g>
      <g fill="#f0b9a4">
        <path d="M87 58C77 42 72 26 74 10 86 14 98 36 102 54Z" />
        <path d="M153 58C163 42 168 26 166 10 154 14 142 36 138 54Z" />
      </g>
      <path d={round} fill={tan} {...edge(tanLine)} />
      <path d={roundShade} fill="#ad8151" />
      <g fill={cream}>
        <ellipse cx="97" cy="92" rx="15" ry="16" />
        <ellipse cx="143" cy="92" rx="15" ry="16" />
        <path d="M120 140C101 140 92 129 94 118 97 106 110 101 120 104 130 101 143 106 146 118 148 129 139 140 120 140Z" />
      </g>
      <Eyes />
      <Cheeks y={113} />
      <Snout colour="#b5606a" y={109} />
    </g>
  ),
};
