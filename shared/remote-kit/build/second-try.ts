import type { Compiler } from 'webpack'
import { addRuntime } from './add-runtime.ts'

/**
 * Gives every chunk a second try, by an address of its own: a preload that failed fails the first use of its file even
 * once the file is there, a request that hangs keeps the browser's cache for its address, and a wrong answer may stand
 * in that cache for good. Once one is spoilt, or the entry was, the others are asked for by such an address at once.
 */
export class SecondTry {
  apply(compiler: Compiler) {
    addRuntime(compiler, {
      name: 'second try',
      beside: 'loadScript',
      runs: 'last',
      code: ({ loadScript: load }) => `const once = ${load};
let spoilt = document.currentScript?.src.includes('?again=');
${load} = (url, done, ...more) => {
  const again = () => once(url + '?again=' + Date.now(), done, ...more);
  if (spoilt) return again();
  once(url, (event) => {
    spoilt = event?.type === 'error' || event?.type === 'timeout';
    if (spoilt) again();
    else done(event);
  }, ...more);
};`,
    })
  }
}
