import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge, line } from '../part.ts';
import { type Character, round, roundShade } from '../rig.tsx';

const red = '#cf6f3e';
const redLine = '#86401f';
const cream = '#fdebd3';

export const redSquirrel: Character = {
  coat: { fill: red, shade: '#b55a2d', line: redLine, paw: '#b55a2d', foot: '#b55a2d', footLine: redLine },
  Behind: () => (
    <g>
      <path
        d="M140 207C176 220 212 204 222 172 228 150 218 136 216 118 214 104 222 98 232 100 230 78 204 64 182 78 162 92 166 116 168 134 170 156 160 174 138 184Z"
        fill={red}
        {...edge(redLine)}
      />
      <path d="M158 200C186 198 204 182 202 160 200 142 190 130 192 112 193 102 198 94 206 90" {...line('#e89a68', 7)} />
    </g>
  ),
  Front: () => <ellipse cx="118" cy="180" rx="25" ry="25" fill={cream} />,
  Head: () => (
    <g>
      <g fill={red} {...edge(redLine)}>
        <path d="M74 70C66 52 66 36 72 24 70 16 71 8 75 0 80 6 83 12 84 18 89 8 93 5 98 4 98 12 96 19 92 25 99 34 104 44 106 54Z" />
        <path d="M166 70C174 52 174 36 168 24 170 16 169 8 165 0 160 6 157 12 156 18 151 8 147 5 142 4 142 12 144 19 148 25 141 34 136 44 134 54Z" />
      </g>
      <g fill="#f2b48b">
        <path d="M78 60C74 48 75 39 79 32 87 37 92 45 95 53Z" />
        <path d="M162 60C166 48 165 39 161 32 153 37 148 45 145 53Z" />
      </g>
      <path d={round} fill={red} {...edge(redLine)} />
      <path d={roundShade} fill="#b55a2d" />
      <path
        d="M120 140C98 140 80 130 80 114 80 102 94 98 104 102 110 104 116 100 120 98 124 100 130 104 136 102 146 98 160 102 160 114 160 130 142 140 120 140Z"
        fill={cream}
      />
      <Eyes />
      <Cheeks y={112} />
      <Snout y={108} />
    </g>
  ),
};
