import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge } from '../part.ts';
import { type Character, roundShade } from '../rig.tsx';

const spine = '#8b6448';
const spineLine = '#5d402c';

export const gardenHedgehog: Character = {
  coat: { fill: '#f7dcb8', shade: '#e6c196', line: '#8f6a48', paw: '#e6c196', foot: '#e6c196', footLine: '#8f6a48' },
  Behind: () => (
    <path
      d="M120 24L126 36 134 25 138 39 147 30 149 44 160 37 159 51 171 46 168 60 181 58 175 71 188 72 181 83 193 86 184 96 196 102 185 110 196 118 184 124 193 134 181 137 188 148 175 149 184 162 170 160 177 174 163 169 167 183 153 176 153 190 141 181 137 195 127 184 120 196 113 184 103 195 99 181 87 190 87 176 73 183 77 169 63 174 70 160 56 162 65 149 52 148 59 137 47 134 56 124 44 118 55 110 44 102 56 96 47 86 59 83 52 72 65 71 59 58 72 60 69 46 81 51 80 37 91 44 93 30 102 39 106 25 114 36Z"
      fill={spine}
      {...edge(spineLine)}
    />
  ),
  Front: () => <ellipse cx="118" cy="184" rx="25" ry="21" fill="#fff3e0" />,
  Head: () => (
    <g>
      <g fill="#e6c196" {...edge('#8f6a48')}>
        <circle cx="72" cy="76" r="11" />
        <circle cx="168" cy="76" r="11" />
      </g>
      <path d="M120 48C150 48 173 66 173 95S150 141 120 141 67 124 67 95 90 48 120 48Z" fill="#f7dcb8" {...edge('#8f6a48')} />
      <path d={roundShade} fill="#e6c196" transform="translate(8 8.500) scale(.933 .938)" />
      <path
        d="M69 82C72 56 94 42 120 42S168 56 171 82L158 70 153 82 141 67 134 79 120 66 106 79 99 67 87 82 82 70Z"
        fill={spine}
        {...edge(spineLine)}
      />
      <path
        d="M92 54l-5 9M108 49l-3 9M124 48l1 9M140 51l4 9M154 59l5 8"
        fill="none"
        stroke="#c39a76"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Eyes />
      <Cheeks />
      <Snout />
    </g>
  ),
};
