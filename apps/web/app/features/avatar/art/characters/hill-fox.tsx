import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge } from '../part.ts';
import type { Character } from '../rig.tsx';

const orange = '#ee8b4c';
const deep = '#d36f33';
const foxLine = '#97461b';
const pale = '#fff3e4';
const sock = '#5c3d33';

export const hillFox: Character = {
  coat: { fill: orange, shade: deep, line: foxLine, paw: sock, foot: sock, footLine: '#38231c' },
  Behind: () => (
    <g>
      <path
        d="M94 206C62 212 32 198 24 168 18 146 30 128 42 122 42 138 50 146 62 154 80 166 96 176 100 188Z"
        fill={orange}
        {...edge(foxLine)}
      />
      <path d="M24 168C18 146 30 128 42 122 42 132 45 139 51 145 44 156 34 164 24 168Z" fill={pale} {...edge(foxLine)} />
    </g>
  ),
  Front: () => <path d="M98 134C94 160 104 186 120 196 136 186 146 160 142 134Z" fill={pale} />,
  Head: () => (
    <g>
      <g fill={deep} {...edge(foxLine)}>
        <path d="M68 84C60 58 58 34 64 14 82 22 98 36 106 54Z" />
        <path d="M172 84C180 58 182 34 176 14 158 22 142 36 134 54Z" />
      </g>
      <g fill={sock}>
        <path d="M73 62C69 48 69 36 71 27 82 33 91 42 96 52Z" />
        <path d="M167 62C171 48 171 36 169 27 158 33 149 42 144 52Z" />
      </g>
      <path d="M120 45C152 45 174 62 181 96 170 124 147 141 120 141S70 124 59 96C66 62 88 45 120 45Z" fill={orange} {...edge(foxLine)} />
      <path d="M59 96C74 90 94 96 106 106 112 110 128 110 134 106 146 96 166 90 181 96 170 124 147 141 120 141S70 124 59 96Z" fill={pale} />
      <path d="M181 96C170 124 147 141 120 141 108 141 98 138 89 133 124 136 152 120 166 92 171 92 177 94 181 96Z" fill="#ecd6bf" />
      <path d="M59 96C66 62 88 45 120 45S174 62 181 96C170 124 147 141 120 141S70 124 59 96Z" fill="none" {...edge(foxLine)} />
      <Eyes />
      <Cheeks y={112} />
      <Snout />
    </g>
  ),
};
