import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '../routing/routing.ts'
import { createRemotes, createRoute, openShell } from '../test/open-shell.tsx'
import { createTestRemote } from '../test/test-remote.ts'
import nl from '../texts/nl.json'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const remotesWithExtraRoutes = createRemotes(
  createTestRemote('mf-more', { routes: [createRoute('contact'), createRoute('wonen')] }),
)
const getHeading = () => screen.getByRole('heading', { level: 1 })
const navigateTo = (path: string) =>
  act(async () => {
    navigate(path)
    dispatchEvent(new PopStateEvent('popstate'))
  })

test('@WCAG-2.4.3 trust D2: navigation moves the focus to the new screen’s heading and scrolls to the top', {
  tags: 'full',
}, async () => {
  await openShell({ path: '/contact', remotes: remotesWithExtraRoutes })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const focus = vi.spyOn(getHeading(), 'focus')
  expect(document.activeElement).toBe(document.body)
  await navigateTo('/wonen')
  expect(getHeading().textContent).toBe('wonen')
  expect(document.activeElement).toBe(getHeading())
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
})

test('trust D2: the first screen of a page does not move the focus', { tags: 'full' }, async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await openShell({ path: '/contact', remotes: remotesWithExtraRoutes })
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('trust D2: another query of the same screen does not move the focus', async () => {
  await openShell({ path: '/contact', remotes: remotesWithExtraRoutes })
  await navigateTo('/contact?tab=2')
  expect(document.activeElement).toBe(document.body)
})

test('the document title names the screen and the tenant', {
  tags: 'full',
}, async () => {
  await openShell({ path: '/contact', remotes: remotesWithExtraRoutes })
  expect(document.title).toBe('contact · Zuider Advies')
  await navigateTo('/wonen')
  expect(document.title).toBe('wonen · Zuider Advies')
  await navigateTo('/nergens')
  expect(document.title).toBe(`${nl.not_found_title} · Zuider Advies`)
})

test('on a page without a tenant, the document title names only the screen', async () => {
  await openShell({ path: '/login', session: null, page: { tenant: null } })
  expect(document.title).toBe('login')
})

test('the document language is the current language', { tags: 'full' }, async () => {
  const { shell } = await openShell({ path: '/contact', remotes: remotesWithExtraRoutes })
  expect(document.documentElement.lang).toBe('nl')
  for (const language of ['de', 'en', 'nl'] as const) {
    await act(async () => shell.language.change(language))
    expect(document.documentElement.lang).toBe(language)
  }
})
