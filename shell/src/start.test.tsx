// @module-tag full
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createShell } from './shell.ts'
import { startPortal } from './start.ts'
import { browserEnv, sessionOf } from './test/browser-env.ts'
import { answers } from './test/mock-responses.ts'
import { customerAnswer, pageOf, remotes } from './test/open-shell.tsx'
import nl from './texts/nl.json'

afterEach(() => vi.unstubAllGlobals())

test('@SHELL-02 while the session is read or a font loads, the server-rendered page shows', async () => {
  document.body.innerHTML = '<div id="portal"><p>skeleton</p></div>'
  history.replaceState(null, '', '/dashboard')
  answers({ '/api/zuider/customer/customer': customerAnswer() })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = sessionOf('anna')
  const { parts } = browserEnv()
  const waiting: { session?: () => void; fonts?: () => void } = {}
  const read = () =>
    new Promise<Awaited<ReturnType<typeof parts.vault.read>>>((resolve) => {
      waiting.session = () => resolve({ sessions: [session], activeId: session.accountId })
    })
  const ready = new Promise<void>((resolve) => {
    waiting.fonts = resolve
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } })
  const shown = () => document.getElementById('portal')?.textContent
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

  const started = startPortal(
    createShell(
      pageOf(),
      { remotes: remotes(), rest: null, origins: [] },
      { ...parts, vault: { ...parts.vault, read } },
    ),
  )
  await pause()
  expect(shown()).toBe('skeleton')
  waiting.session?.()
  await pause()
  expect(shown()).toBe('skeleton')
  waiting.fonts?.()
  const root = await started
  await vi.waitFor(() => expect(shown()).toContain(nl.skip_to_content), 15_000)
  expect(shown()).not.toContain('skeleton')
  act(() => root.unmount())
})
