import type { Compiler } from 'webpack'
import { addRuntime } from './add-runtime.ts'

/**
 * Retries every failed chunk once at another URL. A failed preload makes the browser fail the file's first use even
 * when the file exists, a hanging request occupies the cache entry of its URL, and a wrong response may be cached for
 * good. After one failure, other chunks use such a URL at once.
 */
export class ChunkRetry {
  apply(compiler: Compiler) {
    addRuntime(compiler, {
      name: 'second try',
      beside: 'loadScript',
      runs: 'last',
      code: ({ loadScript: load }) => `const once = ${load};
let failedBefore = document.currentScript?.src.includes('?again=');
${load} = (url, done, ...more) => {
  const again = () => once(url + '?again=' + Date.now(), done, ...more);
  if (failedBefore) return again();
  once(url, (event) => {
    failedBefore = event?.type === 'error' || event?.type === 'timeout';
    if (failedBefore) again();
    else done(event);
  }, ...more);
};`,
    })
  }
}
