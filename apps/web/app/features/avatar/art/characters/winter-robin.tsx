import { Beak, Cheeks, Eyes } from '../face.tsx';
import { edge, line } from '../part.ts';
import { type Character, round } from '../rig.tsx';

const brown = '#94715a';
const brownLine = '#5f4535';
const red = '#e4703f';

export const winterRobin: Character = {
  coat: {
    fill: brown,
    shade: '#7d5d49',
    line: brownLine,
    arm: '#86644f',
    winged: true,
    paw: '#7d5d49',
    foot: '#e0a25c',
    footLine: '#8a5a2c',
  },
  Behind: () => (
    <g fill="#7d5d49" {...edge(brownLine)}>
      <path d="M146 186C168 188 186 196 200 212 184 216 162 214 142 206Z" />
      <path d="M150 196C168 200 182 206 190 214" fill="none" />
    </g>
  ),
  Front: () => (
    <g>
      <path d="M98 132C88 148 86 160 88 168 104 182 136 182 152 168 154 160 152 148 142 132Z" fill={red} />
      <path d="M88 168C88 192 100 207 120 207S152 192 152 168C136 182 104 182 88 168Z" fill="#fdf6ea" />
    </g>
  ),
  Head: () => (
    <g>
      <path d={round} fill={brown} {...edge(brownLine)} />
      <path d="M120 80C106 66 82 70 74 88 66 108 84 140 120 140S174 108 166 88C158 70 134 66 120 80Z" fill={red} />
      <path d="M166 88C174 108 156 140 120 140 104 140 92 134 84 126 120 136 152 122 160 80 163 82 165 85 166 88Z" fill="#cb5a2d" />
      <path d="M86 62q8-9 18-11M140 52q9 3 15 10" {...line('#b4937b')} />
      <Eyes />
      <Cheeks y={112} />
      <Beak fill="#f3b95a" shade="#a5651f" />
    </g>
  ),
};
