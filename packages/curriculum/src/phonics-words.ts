/** Graphemes in the order in which schools usually teach them; `a-e` is the split one of "cake". */
export const graphemesByPhase = {
  2: 's a t p i n m d g o c k ck e u r h b f ff l ll ss'.split(' '),
  3: 'j v w x y z zz qu ch sh th ng ai ee igh oa oo ar or ur ow oi ear air er bb tt nn mm pp dd gg rr'.split(' '),
  5: 'ay ou ie ea oy ir ue aw wh ph ew oe au a-e e-e i-e o-e u-e'.split(' '),
} as const satisfies Readonly<Record<number, readonly string[]>>;

type PhonicsWord = { readonly word: string; readonly graphemes: readonly string[] };

/** "s.n.a-e.k" is s, n, a-e, k: snake. */
const read = (sounds: string): PhonicsWord => {
  const graphemes = sounds.split('.');
  const letters = graphemes.map((grapheme, at) => {
    const split = graphemes[at - 1]?.includes('-') === true ? graphemes[at - 1]?.at(-1) : '';
    return `${grapheme.includes('-') ? grapheme.charAt(0) : grapheme}${split}`;
  });
  return { word: letters.join(''), graphemes };
};
const list = (words: string): readonly PhonicsWord[] => words.trim().split(/\s+/).map(read);

type PhonicsPage = { readonly pseudo: boolean; readonly level: 0 | 1 | 2; readonly words: readonly PhonicsWord[] };

/** The pages of the check in their order: four words of each are asked. Twenty words are real and twenty are names of creatures. */
export const phonicsPages: readonly PhonicsPage[] = [
  { pseudo: true, level: 0, words: list('v.a.b t.e.v n.i.m g.a.x j.u.b k.e.f z.o.t y.a.t b.u.p f.o.d h.i.b u.l.b e.m.p i.f.t o.s.k') },
  {
    pseudo: true,
    level: 0,
    words: list('ch.o.b sh.e.m th.u.p qu.e.m z.ee.ch v.or.m b.oi.g f.ar.p sh.oo.m n.ur.b m.oa.sh r.ar.g v.ee.f ch.ai.b d.oi.f'),
  },
  {
    pseudo: true,
    level: 1,
    words: list('b.l.u.v s.p.o.m f.l.e.b d.r.o.g s.t.i.b j.u.n.d v.e.m.p h.u.n.d m.o.l.p t.e.s.k z.i.l.t c.r.e.v s.n.e.p p.l.i.g f.r.o.n'),
  },
  {
    pseudo: false,
    level: 0,
    words: list('sh.e.d ch.o.p m.o.th r.i.ng f.ee.t c.oi.n f.or.k r.ai.n g.oa.t d.ar.k h.oo.d n.igh.t t.or.ch sh.ar.k w.ee.k'),
  },
  {
    pseudo: false,
    level: 0,
    words: list('f.r.o.g l.a.m.p n.e.s.t m.i.l.k s.t.o.p d.r.u.m f.l.a.g b.e.l.t s.p.i.n p.l.u.m h.a.n.d g.r.a.b'),
  },
  {
    pseudo: true,
    level: 1,
    words: list('j.i-e.m b.o-e.f g.u-e.b t.i-e.v f.aw.b ph.o.m k.ir.p v.aw.t b.ir.v h.o-e.g w.i-e.b l.a-e.f p.oy.b g.ea.v m.ou.b'),
  },
  {
    pseudo: false,
    level: 1,
    words: list('c.a-e.k b.i-e.k h.o-e.m t.u-e.n b.ir.d c.l.aw p.l.ay l.ea.f c.l.ou.d s.n.a-e.k s.m.i-e.l s.t.o-e.n b.ea.ch sh.ir.t'),
  },
  {
    pseudo: true,
    level: 2,
    words: list('s.t.r.o.m s.p.r.i.m s.t.r.e.b s.p.l.o.g s.c.r.i.t c.r.e.s.k f.l.o.n.d d.r.i.m.p p.l.u.s.k t.r.a.l.f s.n.i.l.d s.p.l.a.v'),
  },
  {
    pseudo: false,
    level: 2,
    words: list(
      's.p.l.a.sh s.c.r.u.b s.p.r.i.n.t s.t.r.o.ng c.r.i.s.p b.l.e.n.d t.r.u.s.t p.l.a.n.t g.r.a.n.d s.t.a.m.p f.r.o.s.t sh.r.i.m.p',
    ),
  },
  {
    pseudo: false,
    level: 2,
    words: list(
      'r.a.bb.i.t s.u.n.s.e.t d.e.n.t.i.s.t n.a.p.k.i.n ch.i.ck.e.n p.i.c.n.i.c k.i.tt.e.n m.a.g.n.e.t i.n.s.e.c.t p.u.m.p.k.i.n j.u.m.p.er t.u.nn.e.l t.r.u.m.p.e.t b.a.s.k.e.t',
    ),
  },
];
