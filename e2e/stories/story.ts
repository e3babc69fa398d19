import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { waitUntilSettled } from '../wait-until-settled.ts'

const storyIndexPath = path.resolve(import.meta.dirname, '../../stories/dist/index.json')

/** A story, as Storybook lists it. */
export interface Story {
  id: string
  title: string
  name: string
}

/** Theme of a story: a tenant's colours, light or dark, normal or more contrast. */
export interface StoryTheme {
  tenant: string
  look: string
}

/** All stories of the build in `stories/dist`. */
export const builtStories: readonly Story[] = Object.values(
  (JSON.parse(readFileSync(storyIndexPath, 'utf8')) as { entries: Record<string, Story> }).entries,
)

/** Opens a story, and waits until it is complete. */
export async function openStory(page: Page, { id, title }: Story): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}`)
  await expect(page.locator('body')).toHaveClass(/sb-show-main/)
  if (title.startsWith('Slot components')) await waitUntilSettled(page)
  await expect(page.locator('main > *')).not.toHaveCount(0)
}

interface StorybookChannel {
  once(event: string, listener: () => void): void
  emit(event: string, value: unknown): void
}

/** Applies a theme to the open story, as the toolbar does. */
export const applyStoryTheme = (page: Page, theme: StoryTheme): Promise<void> =>
  page.evaluate((globals) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as StorybookChannel
    return new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve)
      channel.emit('updateGlobals', { globals })
    })
  }, theme)
