import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { measureHotUpdate } from '../measure-hot-update.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { copyRemoteSources } from '../remote-team.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Starts the emulator in a remote's folder; returns its URL and its process. */
async function startEmulator(folder: string): Promise<{ address: string; program: ChildProcess }> {
  const kit = path.join(folder, 'node_modules/@portal/remote-kit-build/bin/portal-kit.js')
  const program = spawn(process.execPath, [kit, 'dev', '--port', String(firstIsolatedPortalPort)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (chunk: Buffer) => {
      const [, open] = /Open (\S+)/.exec(chunk.toString()) ?? []
      if (open) resolve(open)
    })
    program.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
  return { address, program }
}

test('the emulator shows a remote without a server: screens and slot components, in any tenant’s theme and locale, with Fast Refresh', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const folder = await copyRemoteSources('mf-mortgage')
  const { address, program } = await startEmulator(folder)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  try {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hypotheek', { timeout: 60_000 })
    await page.locator('main a[href="/hypotheek/1"]').click()
    const slider = page.getByRole('dialog').getByRole('slider').first()
    await slider.fill('7000')
    await page.evaluate(() => Object.assign(globalThis, { stays: true }))

    const title = 'Is dat het waard?'
    const edit = {
      file: path.join(folder, 'src/mortgages/detail/what-if/ExtraRepaymentCard.tsx'),
      from: "title={text('extra_title')}",
      to: `title="${title}"`,
    }
    expect(await measureHotUpdate(page, edit, title)).toBeLessThan(1000)
    await expect(slider).toHaveValue('7000')
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
    await page.keyboard.press('Escape')

    const getBackgroundColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await getBackgroundColor()
    await page.getByLabel('Colours').selectOption('Dark')
    await expect.poll(getBackgroundColor).not.toBe(light)
    const dark = await getBackgroundColor()
    await page.getByLabel('Tenant').selectOption('Noorder')
    await expect.poll(getBackgroundColor).not.toBe(dark)
    await page.getByLabel('Language').selectOption('de, formal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hypothek')
    await page.getByRole('link', { name: 'Slot components' }).click()
    for (const slot of ['dashboard.home', 'profile.property'])
      await expect(page.locator('section', { has: page.getByRole('heading', { name: slot }) })).toContainText(
        '€',
      )
    expect(problems).toEqual([])
  } finally {
    program.kill()
  }
})
