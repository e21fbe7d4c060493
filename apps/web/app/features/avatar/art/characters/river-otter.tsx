import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge, line } from '../part.ts';
import { type Character, round, roundShade } from '../rig.tsx';

const brown = '#8d6a53';
const otterLine = '#553a2a';
const pale = '#f0dcc4';

export const riverOtter: Character = {
  coat: { fill: brown, shade: '#755441', line: otterLine, paw: '#755441', foot: '#755441', footLine: otterLine },
  Behind: () => (
    <path d="M140 196C164 192 186 186 206 166 212 160 220 166 217 176 208 202 176 216 140 210Z" fill="#755441" {...edge(otterLine)} />
  ),
  Front: () => <path d="M104 134C94 152 92 170 94 184 96 200 108 207 119 207S142 200 144 184C146 170 146 152 136 134Z" fill={pale} />,
  Head: () => (
    <g>
      <g fill="#755441" {...edge(otterLine)}>
        <circle cx="72" cy="66" r="12" />
        <circle cx="168" cy="66" r="12" />
      </g>
      <path d={round} fill={brown} {...edge(otterLine)} />
      <path d={roundShade} fill="#755441" />
      <path
        d="M120 140C92 140 70 130 70 112 70 100 84 96 98 100 108 103 112 98 120 98S132 103 142 100C156 96 170 100 170 112 170 130 148 140 120 140Z"
        fill={pale}
      />
      <Eyes />
      <Cheeks y={115} />
      <Snout y={107} />
      <path d="M92 112l-18-3M92 118l-17 3M148 112l18-3M148 118l17 3" {...line(otterLine, 2)} />
    </g>
  ),
};
