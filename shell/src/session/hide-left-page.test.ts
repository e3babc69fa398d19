import { expect, test } from 'vitest'
import { hideLeftPage } from './hide-left-page.ts'

const getVisibility = () => document.documentElement.style.visibility
const firePageShow = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('case C29: a page from the back/forward cache shows nothing before its session has been read again', async () => {
  let resolveCheck = () => {}
  hideLeftPage(() => new Promise<void>((resolve) => (resolveCheck = resolve)))
  firePageShow(false)
  expect(getVisibility()).toBe('')
  dispatchEvent(new Event('pagehide'))
  expect(getVisibility()).toBe('hidden')
  firePageShow(true)
  await new Promise(setImmediate)
  expect(getVisibility()).toBe('hidden')
  resolveCheck()
  await expect.poll(getVisibility).toBe('')
})
