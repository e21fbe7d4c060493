import { edge, line, type Part } from './part.ts';

/** On the head: drawn over ears that stick out behind. */
export const heads = {
  'bobble-hat': () => (
    <g>
      <circle cx="120" cy="17" r="14" fill="#fff3e0" {...edge('#a5846a')} />
      <path d="M111 12l5 4M122 8l1 6M128 18l-6 1M113 23l5-3" {...line('#d9bfa6', 2.4)} />
      <path d="M65 74C62 44 88 27 120 27S178 44 175 74C142 62 98 62 65 74Z" fill="#d9607f" {...edge('#86304a')} />
      <path d="M150 34C168 43 177 57 175 74 168 71 160 69 151 68 160 58 158 44 150 34Z" fill="#bd4a69" />
      <path d="M82 52l9 8 9-10 10 9 10-10 10 10 10-9 9 10 9-8" {...line('#fff3e0', 3.4)} />
      <path d="M61 70C96 56 144 56 179 70L180 84C144 70 96 70 60 84Z" fill="#fff3e0" {...edge('#a5846a')} />
      <path d="M76 66v11M91 63v11M106 61v11M120 60v11M134 61v11M149 63v11M164 66v11" {...line('#d9bfa6', 2.4)} />
    </g>
  ),
  'flower-crown': () => (
    <g>
      <path d="M64 80C84 60 156 60 176 80" {...line('#17694a', 9)} />
      <path d="M64 80C84 60 156 60 176 80" {...line('#3aa76d', 4.5)} />
      <g fill="#3aa76d" {...edge('#17694a')}>
        <path d="M84 64C82 56 86 50 92 49 94 56 92 62 84 64ZM156 64C158 56 154 50 148 49 146 56 148 62 156 64ZM108 59C104 53 105 47 110 43 115 48 114 55 108 59ZM132 59C136 53 135 47 130 43 125 48 126 55 132 59Z" />
      </g>
      {blooms.map(([x, y, petal, dark]) => (
        <g key={x}>
          <path
            d={`M${x} ${y - 10}a5.500 5.500 0 0 1 8 5a5.500 5.500 0 0 1 0 9a5.500 5.500 0 0 1-8 5a5.500 5.500 0 0 1-8-5a5.500 5.500 0 0 1 0-9a5.500 5.500 0 0 1 8-5Z`}
            fill={petal}
            {...edge(dark)}
          />
          <circle cx={x} cy={y} r="4" fill="#ffd166" />
        </g>
      ))}
    </g>
  ),
  headphones: () => (
    <g>
      <path d="M64 92C59 57 85 38 120 38S181 57 176 92" {...line('#231f2b', 14)} />
      <path d="M64 92C59 57 85 38 120 38S181 57 176 92" {...line('#4d4860', 8)} />
      <path d="M75 62C82 50 98 44 116 43" {...line('#8680a0', 3)} />
      <rect x="52" y="78" width="22" height="38" rx="10" fill="#6d5ae0" {...edge('#33248c')} />
      <rect x="166" y="78" width="22" height="38" rx="10" fill="#5643c4" {...edge('#33248c')} />
      <path d="M59 88v16" {...line('#b7abff', 3)} />
    </g>
  ),
} satisfies Readonly<Record<string, Part>>;

const blooms = [
  [71, 74, '#f58aa8', '#a03a5c'],
  [97, 61, '#fff3fb', '#a58aa0'],
  [120, 57, '#f58aa8', '#a03a5c'],
  [143, 61, '#fff3fb', '#a58aa0'],
  [169, 74, '#f58aa8', '#a03a5c'],
] as const;

export const glasses = {
  'round-glasses': () => (
    <g>
      <g fill="#fff" fillOpacity=".3" stroke="#5f3e22" strokeWidth="4">
        <circle cx="97" cy="93" r="17" />
        <circle cx="143" cy="93" r="17" />
      </g>
      <path d="M114 90q6-5 12 0M80 90l-14-4M160 90l14-4" {...line('#5f3e22', 4)} />
      <path d="M88 86q3-5 8-6M134 86q3-5 8-6" {...line('#fff', 2.6)} />
    </g>
  ),
  sunglasses: () => (
    <g>
      <path d="M75 84H165L174 82M75 84L66 82" {...line('#231f2b', 5)} />
      <g fill="#2f3550" {...edge('#171a2b')}>
        <path d="M76 83H116C117 98 112 110 97 110S75 98 76 83Z" />
        <path d="M124 83H164C165 98 158 110 143 110S123 98 124 83Z" />
      </g>
      <path d="M84 89l10 0-8 11ZM132 89l10 0-8 11Z" fill="#8fa4e0" opacity=".75" />
    </g>
  ),
} satisfies Readonly<Record<string, Part>>;

/** Below the chin, over what is worn. */
export const necks = {
  'woolly-scarf': () => (
    <g>
      <path d="M98 150L92 190 112 194 120 154Z" fill="#3f8fc4" {...edge('#1d4f75')} />
      <path d="M96 166l20 3M94 180l19 3" {...line('#fff3e0', 5)} />
      <path d="M93 190l-2 8M99.500 191l-1 8M106 192l-1 8M112 193.500v8" {...line('#1d4f75', 2.6)} />
      <path
        d="M84 134C98 150 142 150 156 134 163 140 163 151 156 157 138 169 102 169 84 157 77 151 77 140 84 134Z"
        fill="#3f8fc4"
        {...edge('#1d4f75')}
      />
      <path d="M92 145l-5 12M106 151l-2 13M134 151l2 13M148 145l5 12" {...line('#fff3e0', 5)} />
    </g>
  ),
  'bow-tie': () => (
    <g>
      <g fill="#d6483f" {...edge('#7d1d1a')}>
        <path d="M120 151C110 142 100 139 94 141 91 148 91 156 94 163 101 164 111 160 120 152Z" />
        <path d="M120 151C130 142 140 139 146 141 149 148 149 156 146 163 139 164 129 160 120 152Z" />
        <rect x="113" y="144" width="14" height="15" rx="5" fill="#b4352e" />
      </g>
      <g fill="#fff3e0">
        <circle cx="101" cy="148" r="2.400" />
        <circle cx="103" cy="157" r="2.400" />
        <circle cx="139" cy="148" r="2.400" />
        <circle cx="137" cy="157" r="2.400" />
      </g>
    </g>
  ),
} satisfies Readonly<Record<string, Part>>;

/** In the paw at 168, 184, which is drawn over it. */
export const hands = {
  'story-book': () => (
    <g transform="rotate(10 172 172)">
      <path d="M150 148H192C196 148 198 150 198 153V192C198 195 196 197 192 197H150Z" fill="#fdf6e6" {...edge('#8a7a5c')} />
      <path d="M154 192H196" {...line('#cdbf9f', 2.4)} />
      <path
        d="M150 145H190C193 145 195 147 195 150V186C195 189 193 191 190 191H150C147 191 147 145 150 145Z"
        fill="#23875a"
        {...edge('#125038')}
      />
      <path d="M156 146v44" {...line('#17694a', 4)} />
      <path
        d="M176 156C184 158 187 166 184 175 175 174 170 166 176 156ZM184 175l-13-9"
        fill="#ffd166"
        stroke="#9a6a14"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
    </g>
  ),
  lantern: () => (
    <g>
      <circle cx="186" cy="202" r="36" fill="#ffdf8c" opacity=".4" />
      <path d="M170 178C180 170 194 174 197 188" {...line('#4a3a2c', 4)} />
      <path d="M172 194h32l-6-11h-20Z" fill="#5b4a3a" {...edge('#332820')} />
      <path d="M174 194h28l3 24h-34Z" fill="#ffe9ad" {...edge('#332820')} />
      <path d="M188 198C195 205 196 213 188 217 180 213 181 205 188 198Z" fill="#f59a3c" />
      <path d="M168 218h40v6h-40Z" fill="#5b4a3a" {...edge('#332820')} />
    </g>
  ),
} satisfies Readonly<Record<string, Part>>;
