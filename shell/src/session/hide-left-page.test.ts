import { expect, test } from 'vitest'
import { hideLeftPage } from './hide-left-page.ts'

const visibility = () => document.documentElement.style.visibility
const come = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('case C29: a page from the back/forward cache shows nothing before its session has been read again', async () => {
  let checked = () => {}
  hideLeftPage(() => new Promise<void>((resolve) => (checked = resolve)))
  come(false)
  expect(visibility()).toBe('')
  dispatchEvent(new Event('pagehide'))
  expect(visibility()).toBe('hidden')
  come(true)
  await new Promise(setImmediate)
  expect(visibility()).toBe('hidden')
  checked()
  await expect.poll(visibility).toBe('')
})
