import { fork } from 'node:child_process'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { returnPath } from '../../staff/browser-sign-in.ts'
import { StartError } from '../../start-error.ts'

/** What the provider tells who would run it for real. */
const isHint = /^oidc-provider WARNING/

/** Starts the demo's provider of identities as a process of its own; answers how to stop it. */
export async function startIdentities({ identityPort, staff }: Config): Promise<() => void> {
  if (identityPort === null || !staff) return () => {}
  const program = path.resolve(import.meta.dirname, 'main.ts')
  const child = fork(program, [String(identityPort), staff.clientId, staff.url + returnPath], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.stderr?.on('data', (said: Buffer) => {
    const lines = said.toString().split('\n')
    process.stderr.write(lines.filter((line) => !isHint.test(line)).join('\n'))
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new StartError('The demo’s provider of identities did not start.')))
  })
  return () => child.kill()
}
