import type { Compiler } from 'webpack'

/** A module to add to the webpack runtime of every entry file. */
interface RuntimeAddition {
  name: string
  /** Existing webpack runtime module next to which the new module is inserted, one of `RuntimeGlobals`. */
  anchorModule: 'ensureChunk' | 'getTrustedTypesPolicy' | 'loadScript'
  executionOrder: 'first' | 'last'
  generateCode(globals: Compiler['webpack']['RuntimeGlobals']): string
}

export function addRuntimeModuleToEntries(
  compiler: Compiler,
  { name, anchorModule: beside, executionOrder: runs, generateCode: code }: RuntimeAddition,
): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack
  class AddedRuntimeModule extends RuntimeModule {
    constructor() {
      super(name, runs === 'first' ? RuntimeModule.STAGE_BASIC : RuntimeModule.STAGE_TRIGGER)
    }
    override generate() {
      return code(RuntimeGlobals)
    }
  }
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals[beside]).tap(name, (chunk) => {
      compilation.addRuntimeModule(chunk, new AddedRuntimeModule())
      return undefined
    })
  })
}

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

/**
 * Creates the build's Trusted Types policy (`output.trustedTypes`) in the first lines of its first file. webpack itself
 * creates the policy with the first chunk; until then, other code in the page could create one with that name. Code
 * that starts a worker uses `trustedScriptUrl`, which shares the policy.
 */
export class ScriptPolicyPlugin {
  apply(compiler: Compiler) {
    const { DefinePlugin, RuntimeGlobals } = compiler.webpack
    new DefinePlugin({ trustedScriptUrl: RuntimeGlobals.createScriptUrl }).apply(compiler)
    addRuntimeModuleToEntries(compiler, {
      name: 'own script policy',
      anchorModule: 'getTrustedTypesPolicy',
      executionOrder: 'first',
      generateCode: ({ getTrustedTypesPolicy }) => `${getTrustedTypesPolicy}();`,
    })
  }
}
