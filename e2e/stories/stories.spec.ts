import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { followReads } from '../settled.ts'
import { openStory, type Story, showIn, stories } from './story.ts'

/** Two tenants, one with low-contrast colours, each light, dark and with more contrast. */
const themes = ['Zuider', 'Noorder'].flatMap((tenant) =>
  ['light-system', 'dark-system', 'light-more'].map((look) => ({ tenant, look })),
)

for (const story of stories)
  test(`${story.title}, ${story.name}: axe finds nothing in any theme, and the console stays empty`, async ({
    page,
    context,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    followReads(context)
    await openStory(page, story)
    for (const theme of themes)
      await test.step(`${theme.tenant}, ${theme.look}`, async () => {
        await showIn(page, theme)
        await expectAccessible(page)
      })
    expect(errors).toEqual([])
  })

test('each theme has colours of its own', async ({ page }) => {
  await openStory(page, stories.find(({ id }) => id.endsWith('--colours')) as Story)
  const colours: string[] = []
  for (const theme of themes) {
    await showIn(page, theme)
    colours.push(
      await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return ['--paper', '--ink', '--link', '--accent'].map((name) => style.getPropertyValue(name)).join()
      }),
    )
  }
  expect(new Set(colours).size).toBe(themes.length)
})
