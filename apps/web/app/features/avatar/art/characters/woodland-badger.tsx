import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge } from '../part.ts';
import { type Character, round } from '../rig.tsx';

const grey = '#7c808c';
const greyLine = '#40434d';
const black = '#3a3641';

export const woodlandBadger: Character = {
  coat: { fill: grey, shade: '#666a76', line: greyLine, arm: '#4a4752', paw: black, foot: black, footLine: '#24212a' },
  Behind: () => <path d="M150 190C168 184 184 188 192 200 182 210 162 212 146 206Z" fill="#dcdad6" {...edge(greyLine)} />,
  Front: () => <ellipse cx="118" cy="182" rx="26" ry="24" fill="#4a4752" />,
  Head: () => (
    <g>
      <g fill={black} {...edge('#24212a')}>
        <circle cx="74" cy="60" r="14" />
        <circle cx="166" cy="60" r="14" />
      </g>
      <g fill="#fdfaf4">
        <path d="M65 62a10 10 0 0 1 16-10M175 62a10 10 0 0 0-16-10" />
      </g>
      <path d={round} fill="#fdfaf4" {...edge(greyLine)} />
      <path
        d="M177 93C177 122 153 141 120 141 96 141 76 131 67 115 86 130 108 134 130 129 155 123 170 106 170 70 175 77 177 85 177 93Z"
        fill="#dcd8d0"
      />
      <g fill={black}>
        <path d="M83 55C90 50 98 47 106 45 110 62 114 84 112 104 104 116 90 120 80 110 76 94 78 74 83 55Z" />
        <path d="M157 55C150 50 142 47 134 45 130 62 126 84 128 104 136 116 150 120 160 110 164 94 162 74 157 55Z" />
      </g>
      <path d={round} fill="none" {...edge(greyLine)} />
      <Eyes ring="#fff" />
      <Cheeks y={121} />
      <Snout y={109} />
    </g>
  ),
};
