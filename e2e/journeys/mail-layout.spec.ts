import { expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

/** A demo customer whose inbox no other journey counts. */
const mailCustomer = 'hugo'
const longMailParagraphs = Array.from(
  { length: 40 },
  (_, index) => `<p>Alinea ${index + 1} van veertig.</p>`,
).join('')
const testMails = {
  'so hoog als het venster': `<style>html,body{height:100%!important}</style><table height="100%"><tr><td style="height:101%;overflow:auto">${longMailParagraphs}</td></tr></table>`,
  'lager dan de tekst': `<style>body{container-type:size}</style><div style="height:100px;overflow-y:scroll">${longMailParagraphs}</div>`,
  'hoger dan de tekst': `<div style="min-height:100vh;padding:50vh 0;background:#123"><p style="color:#fff">Hallo</p></div>`,
  bewegend: `<style>@keyframes a{to{height:900px}}div{animation:a 1s infinite}</style><div>Hallo</div>`,
  'voor een donker toestel': `<style>@media (prefers-color-scheme:dark){p{color:#fff!important}}</style><p>Hallo</p>`,
  'voor een licht toestel': `<style>p{color:#fff}@media (prefers-color-scheme:light){p{color:#222}}</style><p>Hallo</p>`,
  'zelf donker': `<body bgcolor="#111111"><p style="color:#ffffff">Hallo</p></body>`,
}

declare global {
  /** Heights reported by a mail's iframe. */
  var heights: number[] | undefined
}

/** Measures two things in a mail's iframe: the space below the text in pixels, and the text's contrast (WCAG 1.4.3). */
function measureReadability(body: HTMLElement) {
  const parseColourChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const calculateLuminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parseColourChannels(colour).map((channel) =>
      channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const getBackground = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
    return parseColourChannels(colour)[3] === 0 ? getBackground(element?.parentElement ?? null) : colour
  }
  const last = [...body.querySelectorAll('p, div')].at(-1) ?? body
  const [dark = 0, bright = 0] = [
    calculateLuminance(getComputedStyle(last).color),
    calculateLuminance(getBackground(last)),
  ].sort((one, other) => one - other)
  const { top, bottom } = last.getBoundingClientRect()
  return { top, below: innerHeight - bottom, contrast: (bright + 0.05) / (dark + 0.05) }
}

test('case C02 C03 C41: a mail is as tall as its content and readable, on any device and in any theme', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const addresses = new Map<string, string>()
  for (const [subject, html] of Object.entries(testMails)) {
    const { id } = await runStaffCommand<{ id: number }>('mail', {
      tenant: 'zuider',
      customer: mailCustomer,
      subject,
      html,
    })
    addresses.set(subject, `/berichten/mail-${id}`)
  }
  await page.addInitScript(() => {
    globalThis.heights = []
    addEventListener(
      'message',
      ({ data }) => data?.kind === 'height' && globalThis.heights?.push(data.height),
    )
  })
  await signIn(page, mailCustomer, '/berichten')
  const frame = page.frameLocator('iframe[title="Inhoud van het bericht"]')
  for (const colorScheme of ['light', 'dark'] as const)
    for (const themeName of ['Licht', 'Donker']) {
      await page.setViewportSize({ width: colorScheme === 'dark' ? 390 : 1440, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.getByRole('button', { name: /^Profiel van/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: themeName }).click()
      await page.keyboard.press('Escape')
      for (const [subject, address] of addresses) {
        await page.evaluate(() => globalThis.heights?.splice(0))
        await navigateInPortal(page, address)
        await expect(page.getByRole('heading', { name: subject })).toBeVisible()
        const shown = `${subject}, ${themeName} on ${colorScheme}`
        await expect(frame.getByText(/Hallo|van veertig/).last()).toBeVisible()
        await expect
          .poll(
            () =>
              frame
                .locator('body')
                .evaluate(measureReadability)
                .then(({ below }) => below),
            { message: shown },
          )
          .toBeLessThan(60)
        const { top, below, contrast } = await frame.locator('body').evaluate(measureReadability)
        expect(top, shown).toBeGreaterThanOrEqual(0)
        expect(below, shown).toBeGreaterThanOrEqual(0)
        expect(contrast, shown).toBeGreaterThanOrEqual(4.5)
        expect(await page.evaluate(() => globalThis.heights?.length), shown).toBeLessThanOrEqual(2)
      }
    }
})
