import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge, line } from '../part.ts';
import { type Character, roundShade } from '../rig.tsx';

const chestnut = '#bf8352';
const stagLine = '#744625';
const cream = '#fdeedb';

const Antler = () => (
  <g>
    <path d="M98 52C90 40 74 34 66 10M78 33C70 34 60 32 52 24M88 42C90 32 90 22 86 12" {...line('#6b4a2f', 12)} />
    <path d="M98 52C90 40 74 34 66 10M78 33C70 34 60 32 52 24M88 42C90 32 90 22 86 12" {...line('#d9bd94', 6.5)} />
  </g>
);

export const youngStag: Character = {
  coat: { fill: chestnut, shade: '#a66d3e', line: stagLine, paw: '#5b3f30', foot: '#5b3f30', footLine: '#38261c' },
  Behind: () => <path d="M152 186C164 180 174 184 176 194 172 204 160 206 150 202Z" fill={cream} {...edge(stagLine)} />,
  Front: () => <path d="M102 134C96 156 104 184 120 194 136 184 144 156 138 134Z" fill={cream} />,
  Head: () => (
    <g>
      <Antler />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Antler />
      </g>
      <g fill="#a66d3e" {...edge(stagLine)}>
        <path d="M74 76C54 76 38 68 30 54 50 48 70 54 82 66Z" />
        <path d="M166 76C186 76 202 68 210 54 190 48 170 54 158 66Z" />
      </g>
      <g fill="#f2c3ad">
        <path d="M70 70C56 69 47 64 41 58 53 56 65 60 73 66Z" />
        <path d="M170 70C184 69 193 64 199 58 187 56 175 60 167 66Z" />
      </g>
      <path d="M120 46C150 46 172 64 172 90 172 122 148 142 120 142S68 122 68 90C68 64 90 46 120 46Z" fill={chestnut} {...edge(stagLine)} />
      <path d={roundShade} fill="#a66d3e" transform="translate(10.500 9) scale(.912 .94)" />
      <path d="M120 141C98 141 88 128 92 114 95 104 108 98 120 98S145 104 148 114C152 128 142 141 120 141Z" fill={cream} />
      <g fill="#fbe3c6">
        <circle cx="108" cy="62" r="3.500" />
        <circle cx="120" cy="57" r="3.500" />
        <circle cx="132" cy="62" r="3.500" />
        <circle cx="120" cy="69" r="3.500" />
      </g>
      <Eyes />
      <Cheeks y={112} />
      <Snout y={110} />
    </g>
  ),
};
