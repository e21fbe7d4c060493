import { box, circle, label, line, type Mark, path, range } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

const sheet = (height: number): Mark => box([58, 6], [204, height], { fill: 'paper', stroke: 'line', width: 2.2 });
/** A line of writing, too small to read. */
const words = (x: number, y: number, width: number): Mark => line([x, y], [x + width, y], { width: 1.6 });
/** Lines of writing below one another; the last is shorter. */
const block = (x: number, y: number, width: number, rows: number, gap = 9): Mark[] =>
  range(rows).map((row) => words(x, y + row * gap, row === rows - 1 ? width * 0.6 : width));
const bold = (x: number, y: number, width: number): Mark => line([x, y], [x + width, y], { width: 5 });
const signature = (x: number, y: number): Mark =>
  path(
    `M${x} ${y}Q${x + 6} ${y - 16} ${x + 10} ${y - 2}Q${x + 14} ${y + 6} ${x + 20} ${y - 6}Q${x + 26} ${y + 4} ${x + 32} ${y - 4}Q${x + 42} ${y - 8} ${x + 52} ${y - 2}`,
    {
      stroke: 'one',
      width: 2.2,
    },
  );

export const formalLetter: Diagram = {
  title: 'A formal letter, laid out on its page. The writing is drawn as lines',
  height: 282,
  marks: [
    sheet(270),
    ...block(188, 22, 62, 3),
    ...block(70, 58, 70, 3),
    words(188, 94, 50),
    words(70, 116, 74),
    bold(104, 132, 112),
    ...block(70, 148, 180, 3),
    ...block(70, 182, 180, 3),
    words(70, 222, 66),
    signature(72, 244),
    words(70, 258, 58),
  ],
  parts: {
    'sender’s address': { at: [254, 31], side: 'right', where: 'the three lines at the top right' },
    'recipient’s address': { at: [66, 67], side: 'left', where: 'the three lines further down, at the left' },
    date: { at: [242, 94], side: 'right', where: 'the one short line at the right' },
    greeting: { at: [66, 116], side: 'left', where: 'the one line at the left above the text' },
    'subject line': { at: [222, 132], side: 'right', where: 'the dark line in the middle, just above the text' },
    'main text': { at: [254, 191], side: 'right', where: 'the long lines, in paragraphs' },
    'sign-off': { at: [66, 222], side: 'left', where: 'the short line right below the text' },
    'signature and name': { at: [132, 250], side: 'right', where: 'the handwriting with a short line under it' },
  },
};

export const informalLetter: Diagram = {
  title: 'A letter to a friend, laid out on its page. The writing is drawn as lines',
  height: 272,
  marks: [
    sheet(260),
    ...block(190, 22, 60, 3),
    words(190, 54, 46),
    words(70, 78, 50),
    ...block(86, 96, 164, 1),
    ...block(70, 105, 180, 4),
    ...block(70, 152, 180, 4),
    words(70, 200, 44),
    signature(72, 222),
    words(70, 246, 130),
  ],
  parts: {
    address: { at: [254, 31], side: 'right', where: 'the three lines at the top right' },
    date: { at: [240, 54], side: 'right', where: 'the short line right below them' },
    greeting: { at: [66, 78], side: 'left', where: 'the first line at the left, above the text' },
    paragraphs: { at: [254, 161], side: 'right', where: 'the long lines' },
    ending: { at: [66, 200], side: 'left', where: 'the short line right below the text' },
    name: { at: [130, 220], side: 'right', where: 'the handwriting' },
    PS: { at: [66, 246], side: 'left', where: 'the line at the very bottom, after everything else' },
  },
};

export const newspaperReport: Diagram = {
  title: 'A newspaper report, laid out on its page. The writing is drawn as lines',
  height: 300,
  marks: [
    sheet(288),
    box([66, 14], [188, 24], { fill: 'tint', stroke: 'line', width: 1.8 }),
    label([160, 26], 'THE NEWS', { bold: true }),
    line([70, 56], [250, 56], { width: 10 }),
    line([70, 72], [206, 72], { width: 10 }),
    words(70, 90, 84),
    ...range(2).map((row) => line([70, 104 + row * 10], [row === 1 ? 200 : 250, 104 + row * 10], { width: 3.5 })),
    ...block(70, 134, 84, 8),
    box([166, 130], [84, 60], { fill: 'four', stroke: 'line', width: 1.8 }),
    path('M168 188L190 154L206 174L220 160L248 188Z', { fill: 'two', width: 1.5 }),
    circle([234, 144], 6, { fill: 'three', stroke: 'line', width: 1.2 }),
    words(166, 200, 70),
    ...block(70, 216, 84, 7),
    path('M172 218L168 224M180 218L176 224', { width: 3 }),
    ...block(172, 232, 72, 3),
    ...block(166, 266, 84, 2),
  ],
  parts: {
    'name of the newspaper': { at: [92, 20], side: 'left', where: 'the words in a box across the top' },
    headline: { at: [214, 72], side: 'right', where: 'the two largest, darkest lines' },
    byline: { at: [66, 90], side: 'left', where: 'the short thin line below the largest words' },
    'opening paragraph': { at: [206, 114], side: 'right', where: 'the two dark lines before the columns begin' },
    column: { at: [66, 166], side: 'left', where: 'the narrow block of lines at the left' },
    photograph: { at: [240, 160], side: 'right', where: 'the picture of hills' },
    caption: { at: [240, 200], side: 'right', where: 'the line right below the picture' },
    quotation: { at: [248, 241], side: 'right', where: 'the lines that begin with two small marks' },
  },
};

export const leafletPage: Diagram = {
  title: 'A leaflet in three folded parts, spread out. The writing is drawn as lines',
  height: 236,
  marks: [
    box([48, 8], [224, 220], { fill: 'paper', stroke: 'line', width: 2.2 }),
    line([122, 8], [122, 228], { dash: true, width: 1.5 }),
    line([198, 8], [198, 228], { dash: true, width: 1.5 }),
    line([56, 28], [114, 28], { width: 10 }),
    line([64, 44], [106, 44], { width: 10 }),
    box([58, 60], [54, 60], { fill: 'four', stroke: 'line', width: 1.8 }),
    path('M60 118L78 86L90 104L98 94L110 118Z', { fill: 'two', width: 1.5 }),
    circle([98, 74], 6, { fill: 'three', stroke: 'line', width: 1.2 }),
    ...block(58, 138, 54, 4),
    bold(132, 26, 48),
    ...block(132, 40, 56, 5),
    bold(132, 98, 48),
    ...range(5).flatMap((row): Mark[] => [
      circle([135, 114 + row * 14], 2.6, { fill: 'line' }),
      words(143, 114 + row * 14, row % 2 === 0 ? 44 : 36),
    ]),
    ...block(132, 194, 56, 3),
    bold(208, 26, 48),
    ...block(208, 40, 56, 4),
    box([206, 88], [58, 56], { fill: 'tint', stroke: 'line', width: 1.8, round: 6 }),
    ...block(213, 102, 44, 4),
    ...block(208, 176, 46, 4),
  ],
  parts: {
    title: { at: [54, 36], side: 'left', where: 'the two largest, darkest lines' },
    picture: { at: [70, 92], side: 'left', where: 'the drawing of hills' },
    subheading: { at: [185, 26], side: 'right', where: 'a dark short line above a block of text' },
    'bullet points': { at: [130, 142], side: 'left', where: 'the short lines that each begin with a dot' },
    'fact box': { at: [256, 96], side: 'right', where: 'the few lines with a frame round them' },
    'contact details': { at: [258, 185], side: 'right', where: 'the short lines at the end of the last part' },
    fold: { at: [122, 218], side: 'left', where: 'the dashed line between two parts' },
  },
};

const speaker = (y: number): Mark => bold(70, y, 30);

export const playscript: Diagram = {
  title: 'A page of a playscript. The writing is drawn as lines',
  height: 284,
  marks: [
    sheet(272),
    line([104, 24], [216, 24], { width: 9 }),
    ...range(3).flatMap((row): Mark[] => [bold(70, 46 + row * 12, 34), words(112, 46 + row * 12, 90)]),
    label([160, 94], 'SCENE 1', { bold: true }),
    ...range(2).map((row) => line([82, 112 + row * 9], [row === 1 ? 190 : 238, 112 + row * 9], { width: 1.6, stroke: 'one' })),
    speaker(142),
    ...block(114, 142, 136, 2),
    speaker(168),
    path('M116 163Q111 168 116 173M166 163Q171 168 166 173', { stroke: 'one', width: 1.8 }),
    line([120, 168], [162, 168], { stroke: 'one', width: 1.6 }),
    words(178, 168, 72),
    ...block(114, 177, 136, 2),
    speaker(206),
    ...block(114, 206, 136, 3),
    path('M116 239Q111 244 116 249M204 239Q209 244 204 249', { stroke: 'one', width: 1.8 }),
    line([120, 244], [200, 244], { stroke: 'one', width: 1.6 }),
    speaker(264),
    words(114, 264, 110),
  ],
  parts: {
    title: { at: [98, 24], side: 'left', where: 'the largest, darkest line at the top' },
    'list of characters': { at: [206, 58], side: 'right', where: 'the rows below it, each with a dark word first' },
    'scene heading': { at: [117, 94], side: 'left', where: 'the words in capitals in the middle' },
    setting: { at: [244, 112], side: 'right', where: 'the lines right below the heading, which say where and when' },
    'character’s name': { at: [66, 168], side: 'left', where: 'a dark short word at the left edge' },
    speech: { at: [254, 215], side: 'right', where: 'the lines to the right of a dark word' },
    'stage direction': { at: [210, 244], side: 'right', where: 'a line in brackets on its own' },
  },
};

export const storyMountain: Diagram = {
  title: 'A line that goes up like a mountain and down on the other side, to plan a story',
  height: 196,
  marks: [
    path('M44 168H76Q100 168 118 128T160 40Q172 40 184 84T236 152Q250 158 276 158V186H44Z', { fill: 'tint', width: 3 }),
    path('M146 66L160 40L172 64Q166 60 160 68Q154 58 146 66Z', { fill: 'paper', width: 2 }),
    circle([60, 168], 6, { fill: 'one', stroke: 'line', width: 1.5 }),
    circle([116, 132], 6, { fill: 'one', stroke: 'line', width: 1.5 }),
    circle([160, 40], 6, { fill: 'three', stroke: 'line', width: 1.5 }),
    circle([192, 104], 6, { fill: 'one', stroke: 'line', width: 1.5 }),
    circle([262, 158], 6, { fill: 'one', stroke: 'line', width: 1.5 }),
  ],
  parts: {
    opening: { at: [60, 168], side: 'left', where: 'the point on the level ground at the left' },
    'build-up': { at: [116, 132], side: 'left', where: 'the point on the way up' },
    'problem (climax)': { at: [160, 40], side: 'left', where: 'the point at the top' },
    resolution: { at: [192, 104], side: 'right', where: 'the point on the way down' },
    ending: { at: [262, 158], side: 'right', where: 'the point on the level ground at the right' },
  },
};
