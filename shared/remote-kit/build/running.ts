import type { Compiler } from 'webpack'
import type {} from '../src/portal.ts'
import { addRuntime } from './add-runtime.ts'

/**
 * Has a build tell the shell when its code runs: as its first file begins, and when a chunk has come whose modules run
 * next. Only a build knows these moments; the shell keeps in mind whose code runs, for the case that it never comes back
 * (`registry/starts.ts` in the shell).
 */
export class Running {
  private readonly container: string

  constructor(container: string) {
    this.container = container
  }

  apply(compiler: Compiler) {
    addRuntime(compiler, {
      name: 'running',
      beside: 'ensureChunk',
      runs: 'last',
      code: ({ ensureChunk: ensure }) =>
        `const tell = () => globalThis.__PORTAL_SHELL__?.running?.(${JSON.stringify(this.container)});
const load = ${ensure}, told = {};
${ensure} = (id, ...more) => load(id, ...more).then(() => told[id] ??= tell());
tell();`,
    })
  }
}
