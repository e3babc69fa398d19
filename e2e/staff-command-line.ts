import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, expect } from '@playwright/test'

const staffCommandsCliPath = path.resolve(import.meta.dirname, '../server/src/staff-commands/cli.ts')

interface RunningCommand {
  getAllOutput(): string
  result: Promise<{ code: number; allOutput: string; output: string }>
}
type StartCommand = (...args: string[]) => RunningCommand

/** Creates a command line for staff, with its own folder for the stored sign-in. */
export async function createStaffCommandLine(adminOrigin: string): Promise<StartCommand> {
  const stateFolder = await mkdtemp(path.join(tmpdir(), 'adviser-'))
  const env = { ...process.env, ADVISER_URL: adminOrigin, XDG_STATE_HOME: stateFolder }
  return (...args) => {
    const child = spawn(process.execPath, [staffCommandsCliPath, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let allOutput = ''
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        allOutput += part
      })
    const result = once(child, 'close').then(([code]) => ({ code: code as number, allOutput, output }))
    return { getAllOutput: () => allOutput, result }
  }
}

/**
 * Signs in a command line by confirming its device code in a browser. `buttonText` matches the person's button at the
 * demo's identity provider.
 */
export async function signInAtCommandLine(
  browser: Browser,
  run: StartCommand,
  buttonText: RegExp,
): Promise<void> {
  const login = run('login')
  await expect.poll(login.getAllOutput).toContain('see that it shows')
  const [, address = '', code = ''] =
    /Open (\S+)\nand see that it shows (\S+)/.exec(login.getAllOutput()) ?? []
  const page = await browser.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Is this your code?' })).toBeVisible()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, go on' }).click()
  await page.getByRole('button', { name: buttonText }).click()
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await page.close()
  expect(await login.result).toMatchObject({ code: 0 })
  expect(login.getAllOutput()).toContain('You are signed in as ')
}
