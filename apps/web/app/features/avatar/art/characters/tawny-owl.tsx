import { Beak, Cheeks, Eyes } from '../face.tsx';
import { edge, line } from '../part.ts';
import { type Character, round } from '../rig.tsx';

const tawny = '#b1845a';
const owlLine = '#6a4727';
const cream = '#fbead0';

export const tawnyOwl: Character = {
  coat: {
    fill: tawny,
    shade: '#966b43',
    line: owlLine,
    arm: '#a07448',
    winged: true,
    paw: '#966b43',
    foot: '#f0b65c',
    footLine: '#8a5a2c',
  },
  Front: () => (
    <g>
      <ellipse cx="119" cy="178" rx="28" ry="30" fill={cream} />
      <path d="M104 166q4 6 8 0M118 162q4 6 8 0M110 178q4 6 8 0M124 176q4 6 8 0M106 190q4 6 8 0M120 192q4 6 8 0" {...line('#b1845a')} />
    </g>
  ),
  Head: () => (
    <g>
      <path d={round} fill={tawny} {...edge(owlLine)} />
      <path d="M170 70C175 77 177 85 177 93 177 122 153 141 120 141 96 141 76 131 67 115 92 134 140 138 170 70Z" fill="#966b43" />
      <path
        d="M120 78C112 64 88 62 78 76 66 94 74 130 102 132 112 132 118 124 120 116 122 124 128 132 138 132 166 130 174 94 162 76 152 62 128 64 120 78Z"
        fill={cream}
      />
      <path d="M120 78C116 68 112 58 104 47M120 78C124 68 128 58 136 47" {...line('#7d5531', 4)} />
      <path d="M82 66q5-6 11-9M158 66q-5-6-11-9M90 76q4-4 8-5M150 76q-4-4-8-5" {...line('#d9b184')} />
      <g fill="none" stroke="#e2c59c" strokeWidth="3">
        <circle cx="97" cy="94" r="17" />
        <circle cx="143" cy="94" r="17" />
      </g>
      <Eyes />
      <Cheeks y={118} />
      <Beak fill="#f0b65c" shade="#8a5a2c" />
    </g>
  ),
};
