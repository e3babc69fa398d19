import path from 'node:path'
import type { Compiler } from 'webpack'
import { addRuntimeModuleToEntries } from './entry-runtime.ts'

/**
 * Enables hot updates of a development build. Each build contains its update files. The page receives their URLs and
 * hashes from the portal, and runs only updates with a matching hash.
 */
export const createHotUpdatesPlugin = (remote: string) => ({
  apply(compiler: Compiler) {
    const { DefinePlugin, EntryPlugin, HotModuleReplacementPlugin } = compiler.webpack
    new HotModuleReplacementPlugin().apply(compiler)
    new DefinePlugin({
      HOT_REMOTE: JSON.stringify(remote),
      takeScriptsFrom: '__webpack_require__.takeScriptsFrom',
    }).apply(compiler)
    const client = path.join(import.meta.dirname, 'hot-client.ts')
    new EntryPlugin(compiler.context, client, { name: undefined }).apply(compiler)
    addRuntimeModuleToEntries(compiler, {
      name: 'scripts of updates',
      anchorModule: 'loadScript',
      executionOrder: 'last',
      generateCode: ({ loadScript: load, publicPath, createScriptUrl }) => `const ofThisBuild = ${load};
__webpack_require__.takeScriptsFrom = (base, sums) => {
  ${publicPath} = base;
  ${load} = (url, done) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = sums[url.slice(base.length)] ?? '';
    script.onload = script.onerror = done;
    script.src = ${createScriptUrl}(url);
    document.head.append(script);
  };
};`,
    })
  },
})
