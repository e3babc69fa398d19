import type { Compiler } from 'webpack'
import { addRuntimeModuleToEntries } from './add-runtime.ts'

/**
 * Retries every failed chunk once at another URL. After a failed preload the browser fails the first use of a file even
 * when the file exists, a hanging request blocks the cache entry of its URL, and a wrong response may be cached
 * permanently. After one failure, the other chunks use the other URL at once.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler) {
    addRuntimeModuleToEntries(compiler, {
      name: 'second try',
      anchorModule: 'loadScript',
      executionOrder: 'last',
      generateCode: ({ loadScript: load }) => `const once = ${load};
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
