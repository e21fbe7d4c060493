import { expect, test } from 'vitest';
import { neededBy } from './app-files.ts';

const code =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a-1.js","assets/a-2.css","assets/b-3.js","assets/c-4.js"])))=>i.map(i=>d[i]);' +
  'import{x}from"./base-0.js";' +
  'lazy(()=>t(()=>import(`./a-1.js`).then(e=>({default:e.A})),__vite__mapDeps([0,1])));' +
  'lazy(()=>t(async()=>{let{B:e}=await import(`./b-3.js`);return{B:e}},__vite__mapDeps([2,3])))';

test('a script needs what it begins with, and of what it loads later the wanted parts with their stylesheets', () => {
  expect(neededBy(code, (chunk) => chunk === 'a-1.js')).toEqual(['base-0.js', 'a-1.js', 'a-1.js', 'a-2.css']);
  expect(neededBy(code, (chunk) => chunk === 'b-3.js')).toEqual(['base-0.js', 'b-3.js', 'b-3.js', 'c-4.js']);
  expect(neededBy('go()', () => true)).toEqual([]);
});
