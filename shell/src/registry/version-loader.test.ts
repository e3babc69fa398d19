import type { Portal } from '@portal/remote-kit/portal'
import { expect, test } from 'vitest'
import { createPortalAccess } from './version-loader.ts'

function createTestPage() {
  let running: Element | null = null
  const { registerEntryScript, createShellGlobals } = createPortalAccess(() => running)
  const { portalFor } = createShellGlobals((remote) => ({ remote }) as Portal)
  const createWatchedScript = (remote: string) => {
    const script = document.createElement('script')
    registerEntryScript(script, remote)
    return script
  }
  const runAsScript = (script: Element, what: () => unknown) => {
    running = script
    try {
      return what()
    } finally {
      running = null
    }
  }
  return { portalFor, scriptOf: createWatchedScript, run: runAsScript }
}

test('trust E16: only a remote’s own entry script gets its portal, once, while it runs', () => {
  const { portalFor, scriptOf, run } = createTestPage()
  const [own, other] = [scriptOf('mf-documents'), scriptOf('mf-hostile')]
  expect(() => portalFor('mf-documents')).toThrow('once')
  expect(() => run(other, () => portalFor('mf-documents'))).toThrow('once')
  expect(run(own, () => portalFor('mf-documents'))).toEqual({ remote: 'mf-documents' })
  expect(() => portalFor('mf-documents')).toThrow('once')
  expect(() => run(own, () => portalFor('mf-documents'))).toThrow('once')
})

test('the version that a fallback replaces gets the portal too', () => {
  const { portalFor, scriptOf, run } = createTestPage()
  run(scriptOf('mf-mortgage'), () => portalFor('mf-mortgage'))
  expect(run(scriptOf('mf-mortgage'), () => portalFor('mf-mortgage'))).toEqual({ remote: 'mf-mortgage' })
})
