import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAccessible } from '../accessible.ts'
import { adminOrigin } from '../origins.ts'
import { expect, signIn, test } from '../portal.ts'

const cli = path.resolve(import.meta.dirname, '../../server/src/adviser/cli.ts')

/** A command line of the firm's, with a folder of its own in which it keeps who is signed in. */
async function commandLine() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'adviser-'))
  const env = { ...process.env, ADVISER_URL: adminOrigin, DATA_DIR: dataDir }
  return (...args: string[]) => {
    const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part
      })
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, said }))
    return { said: () => said, ended }
  }
}

test('somebody of a firm signs in by a code, gets the files of that firm alone, and the customer sees who it was', async ({
  page,
  browser,
}) => {
  const run = await commandLine()
  const first = await run('list', '--tenant', 'zuider', '--customer', 'tess').ended
  expect(first).toMatchObject({ code: 1, said: 'Sign in first: pnpm adviser login\n' })

  const login = run('login')
  await expect.poll(login.said).toContain('see that it shows')
  const [, address = '', code = ''] = /Open (\S+)\nand see that it shows (\S+)/.exec(login.said()) ?? []
  const own = await browser.newPage()
  await own.goto(address)
  await expect(own.getByRole('heading', { name: 'Is this your code?' })).toBeVisible()
  await expect(own.getByText(code, { exact: true })).toBeVisible()
  await own.getByRole('button', { name: 'Yes, go on' }).click()
  await own.getByRole('button', { name: /Eva de Boer.*eva@zuideradvies/ }).click()
  await expect(own.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await own.close()
  expect(await login.ended).toMatchObject({ code: 0 })
  expect(login.said()).toContain('You are signed in as Eva de Boer.')

  const listed = await run('list', '--tenant', 'zuider', '--customer', 'tess').ended
  expect(listed.code).toBe(0)
  for (const [command, ...rest] of [
    ['list', '--tenant', 'noorder', '--customer', 'hilde'],
    ['signal', '--tenant', 'zuider', '--customer', 'tess', '--description', 'Rente', '--message', 'Hoi'],
    [
      'firm',
      '--subdomain',
      'x-y',
      '--code',
      'XY',
      '--name',
      'X',
      '--primary',
      '#112233',
      '--secondary',
      '#aabbcc',
    ],
  ] as const) {
    const refused = await run(command, ...rest).ended
    expect(refused, command).toMatchObject({ code: 1 })
    expect(refused.said, command).toContain('You may not do this')
  }

  await signIn(page, 'tess', '/editInfo/account')
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Wie heeft mijn dossier bekeken?' }),
  })
  const view = card.getByRole('listitem').filter({ hasText: 'Eva de Boer, medewerker' })
  await expect(view).toContainText('Bekeek je dossier')
  await expectAccessible(page)

  expect(await run('logout').ended).toMatchObject({ code: 0 })
  expect(await run('list', '--tenant', 'zuider', '--customer', 'tess').ended).toMatchObject({ code: 1 })
})
