import { expectAccessible } from '../expect-accessible.ts'
import { adminOrigin } from '../origins.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { createStaffCommandLine, signInAtCommandLine } from '../staff-command-line.ts'

test('a staff member signs in with a code and gets only the own tenant’s files, and the customer sees who opened the file', {
  tag: '@full',
}, async ({ page, browser }) => {
  const run = await createStaffCommandLine(adminOrigin)
  const first = await run('list', '--tenant', 'zuider', '--customer', 'tess').result
  expect(first).toMatchObject({ code: 1, allOutput: 'Sign in first: pnpm adviser login\n' })

  await signInAtCommandLine(browser, run, /Eva de Boer.*eva@zuideradvies/)
  const listed = await run('list', '--tenant', 'zuider', '--customer', 'tess').result
  expect(listed.code).toBe(0)
  for (const [command, ...rest] of [
    ['list', '--tenant', 'noorder', '--customer', 'hilde'],
    ['signal', '--tenant', 'zuider', '--customer', 'tess', '--description', 'Rente', '--message', 'Hoi'],
    [
      'tenant',
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
    const refused = await run(command, ...rest).result
    expect(refused, command).toMatchObject({ code: 1 })
    expect(refused.allOutput, command).toContain('You may not do this')
  }

  await signIn(page, 'tess', '/editInfo/privacy')
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Wie je dossier heeft bekeken' }),
  })
  const view = card.getByRole('listitem').filter({ hasText: 'Eva de Boer, medewerker' })
  await expect(view).toContainText('Bekeek je dossier')
  await expectAccessible(page)

  expect(await run('logout').result).toMatchObject({ code: 0 })
  expect(await run('list', '--tenant', 'zuider', '--customer', 'tess').result).toMatchObject({ code: 1 })
})
