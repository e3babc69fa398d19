import { expect, test } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { trackPendingApiRequests } from '../wait-until-settled.ts'
import { applyStoryTheme, builtStories, openStory, type Story } from './story.ts'

/**
 * Two tenants, one of them with low-contrast colours; each in a light theme, a dark theme, and a light theme with more
 * contrast.
 */
const testedThemes = ['Zuider', 'Noorder'].flatMap((tenant) =>
  ['light-system', 'dark-system', 'light-more'].map((look) => ({ tenant, look })),
)

for (const story of builtStories)
  test(`${story.title}, ${story.name}: axe finds no violation in any theme, and the console has no errors`, async ({
    page,
    context,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    trackPendingApiRequests(context)
    await openStory(page, story)
    for (const theme of testedThemes)
      await test.step(`${theme.tenant}, ${theme.look}`, async () => {
        await applyStoryTheme(page, theme)
        await expectAccessible(page)
      })
    expect(errors).toEqual([])
  })

test('each theme has its own colours', async ({ page }) => {
  await openStory(page, builtStories.find(({ id }) => id.endsWith('--colours')) as Story)
  const colours: string[] = []
  for (const theme of testedThemes) {
    await applyStoryTheme(page, theme)
    colours.push(
      await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return ['--paper', '--ink', '--link', '--accent'].map((name) => style.getPropertyValue(name)).join()
      }),
    )
  }
  expect(new Set(colours).size).toBe(testedThemes.length)
})
