import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Config } from '../config.ts'
import { registryKey } from '../registry/signing.ts'
import { buildIfChanged, workspace } from '../start/build.ts'
import { StartError } from '../start-error.ts'

/**
 * Builds a package of this checkout while checking its texts and running its tests. Accessibility is checked by the
 * gate, in a browser.
 * @returns the build folder
 * @throws StartError with the reason
 */
export async function prepare(name: string, config: Config): Promise<string> {
  const { publicKey } = await registryKey(config.registryKey, workspace)
  const texts = ['e2e/check/texts.ts']
  await Promise.all([
    mustPass(process.execPath, texts, `${name}: its texts are not complete in all six wordings`),
    passTests(name),
    buildIfChanged(name, { registryKey: publicKey }),
  ])
  return path.join(workspace, name, 'dist')
}

/** Runs a package's own tests. */
function passTests(name: string): Promise<void> {
  const vitest = path.join(workspace, 'node_modules/.bin/vitest')
  const args = ['run', '--project', 'screens', '--reporter=dot', `${name}/`]
  return mustPass(vitest, args, `${name}: its own tests fail`)
}

function mustPass(program: string, args: readonly string[], otherwise: string): Promise<void> {
  const child = spawn(program, [...args], { cwd: workspace, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartError(otherwise))))
  })
}
