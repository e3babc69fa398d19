import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Config } from '../config.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { buildIfChanged, workspaceFolder } from '../start/build-package.ts'
import { StartError } from '../start-error.ts'

/**
 * Builds a package of this checkout, checks its texts and runs its tests.
 * @returns the build folder
 * @throws StartError with the reason
 */
export async function buildCheckedPackage(name: string, config: Config): Promise<string> {
  const { publicKey } = await openRegistryKey(config.registryKey, workspaceFolder)
  const texts = ['e2e/check/check-texts.ts']
  await Promise.all([
    runOrThrow(process.execPath, texts, `${name}: its texts are not complete in all six wordings`),
    runPackageTests(name),
    buildIfChanged(name, { registryKey: publicKey }),
  ])
  return path.join(workspaceFolder, name, 'dist')
}

function runPackageTests(name: string): Promise<void> {
  const vitest = path.join(workspaceFolder, 'node_modules/.bin/vitest')
  const args = ['run', '--project', 'screens', '--reporter=dot', `${name}/`]
  return runOrThrow(vitest, args, `${name}: its own tests fail`)
}

function runOrThrow(program: string, args: readonly string[], otherwise: string): Promise<void> {
  const child = spawn(program, [...args], { cwd: workspaceFolder, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartError(otherwise))))
  })
}
