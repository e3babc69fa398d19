import type { Compiler } from 'webpack'
import { addRuntimeModuleToEntries } from './add-runtime.ts'

/**
 * Retries every failed chunk once, at another URL. The original URL may keep failing: browsers remember a failed
 * preload, a hanging request blocks the cache entry of its URL, and a wrong response may be cached permanently. After a
 * failure, the page requests later chunks directly at another URL, without trying the original URL first.
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
  const retryAtNewUrl = () => once(url + '?again=' + Date.now(), done, ...more);
  if (failedBefore) return retryAtNewUrl();
  once(url, (event) => {
    failedBefore = event?.type === 'error' || event?.type === 'timeout';
    if (failedBefore) retryAtNewUrl();
    else done(event);
  }, ...more);
};`,
    })
  }
}
